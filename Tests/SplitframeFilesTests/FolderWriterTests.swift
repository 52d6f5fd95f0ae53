import Foundation
import SplitframeTestSupport
import Testing

@testable import SplitframeFiles

struct `A run that writes in a folder` {
    private let place: TemporaryFolder
    private var folder: KeptFolder { KeptFolder(path: place.path) }
    private let ours = Array("splitframe-twin 2\n".utf8)
    private let theirs = Data("mine".utf8)

    init() throws { place = try TemporaryFolder() }

    private func writer(_ holder: String = "a test") throws -> FolderWriter {
        try FolderWriter(of: folder, holder: holder, patience: 0)
    }

    private func put(_ data: Data, _ file: String) throws {
        try data.write(to: URL(filePath: "\(place.path)/\(file)"))
    }

    private var names: [String] { place.files.keys.filter { $0 != "splitframe.json" }.sorted() }

    @Test func `lists what it writes, and takes it away with the folders that this leaves empty`() throws {
        var writer: FolderWriter? = try writer()
        try writer?.claim(["a/b/c.txt", "a/d.txt", "never.txt"], owner: "test")
        try writer?.write(ours, to: "a/b/c.txt")
        try writer?.write(ours, to: "a/d.txt")
        try writer?.finish()
        writer = nil
        #expect(try folder.manifest().owners == ["a/b/c.txt": "test", "a/d.txt": "test"])
        #expect(names == ["a/b/c.txt", "a/d.txt"])

        writer = try self.writer()
        try writer?.remove("a/b/c.txt")
        try writer?.finish()
        #expect(names.filter { !$0.hasPrefix(".") } == ["a/d.txt"])
        #expect(!FileManager.default.fileExists(atPath: "\(place.path)/a/b"))
        try writer?.remove("a/d.txt")
        try writer?.finish()
        writer = nil
        #expect(place.files.isEmpty)
    }

    @Test func `leaves nothing if it ends before it has written anything, but a folder that was there`()
        throws
    {
        let path = "\(place.path)/new/inner"
        for folder in [KeptFolder(path: path), self.folder] {
            var writer: FolderWriter? = try FolderWriter(of: folder, holder: "a test", patience: 0)
            try writer?.claim(["a/b/c.txt"], owner: "test")
            var draft = try writer?.open("a/b/c.txt")
            try draft?.write(ours)
            draft = nil
            writer = nil
            #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).isEmpty)
        }
    }

    @Test(arguments: [true, false])
    func `leaves somebody else's file alone, whether it carries our mark or not`(isMarked: Bool) throws {
        let data = isMarked ? Data(ours) : theirs
        try put(data, "a.txt")
        let writer = try writer()
        try writer.claim(["a.txt"], owner: "test")
        let path = folder.path(of: "a.txt")
        #expect(throws: FileError(.writing, path, .foreign)) { try writer.write(ours, to: "a.txt") }
        #expect(throws: FileError(.deleting, path, .foreign)) { try writer.remove("a.txt") }
        #expect(try writer.foreign(among: ["a.txt", "b.txt"]) == ["a.txt"])
        #expect(place.files["a.txt"] == data)
    }

    @Test func `leaves a file alone that took the place of ours`() throws {
        let writer = try writer()
        try writer.claim(["a.txt"], owner: "test")
        try put(theirs, "a.txt")
        #expect(throws: FileError.self) { try writer.write(ours, to: "a.txt") }
        #expect(throws: FileError.self) { try writer.remove("a.txt") }
        #expect(place.files["a.txt"] == theirs)
    }

    @Test func `follows no link out of the folder`() throws {
        let outside = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            atPath: "\(place.path)/out", withDestinationPath: outside.path)
        try FileManager.default.createSymbolicLink(
            atPath: "\(place.path)/a.txt", withDestinationPath: outside.path + "/a.txt")
        let writer = try writer()
        for file in ["out/b.txt", "a.txt"] {
            #expect(throws: FileError.self) {
                try writer.claim([file], owner: "test")
                try writer.write(ours, to: file)
                try writer.finish()
            }
        }
        #expect(throws: FileError(.writing, "../b.txt", .outside)) {
            try writer.claim(["../b.txt"], owner: "test")
        }
        #expect(outside.files.isEmpty)
    }

    @Test func `is the only one, and says who it is`() throws {
        let first = try writer("splitframe approve")
        let error = #expect(throws: FileError.self) { try writer() }
        #expect(error?.reason == .busy(holder: "splitframe approve, process \(getpid())"))
        _ = first
    }

    @Test func `takes over where the other died, and cleans up after it`() throws {
        try put(Data("splitframe record, process 1".utf8), FolderLock.fileName)
        try put(Data("half".utf8), OutputDraft.prefix + "1-1")
        let writer = try writer()
        #expect(place.files.keys.sorted() == [FolderLock.fileName])
        _ = writer
    }

    @Test func `writes files that belong together, or none of them`() throws {
        var writer: FolderWriter? = try writer()
        try writer?.claim(["a.txt", "b.txt"], owner: "test")
        try writer?.write(ours, to: "a.txt")
        try writer?.finish()
        // A folder in the place of the second makes its renaming fail.
        let more = ours + ours
        try writer?.claim(["b.txt"], owner: "test")
        try writer?.write([("a.txt", more), ("b.txt", more)])
        try FileManager.default.createDirectory(
            atPath: "\(place.path)/b.txt", withIntermediateDirectories: true)
        #expect(throws: FileError.self) { try writer?.finish() }
        #expect(place.files["a.txt"] == Data(ours))
        writer = nil
        #expect(!place.files.keys.contains { $0.hasPrefix(OutputDraft.prefix) })
    }

    @Test func `goes on where another was killed before all of a batch had their names`() throws {
        var writer: FolderWriter? = try writer()
        try writer?.claim(["a/b.txt", "a/c.txt", "a/d.txt"], owner: "test")
        for file in ["a/b.txt", "a/c.txt", "a/d.txt"] { try writer?.write(ours, to: file) }
        try writer?.finish()
        writer = nil
        // Of three files one has its name already, and somebody else's took the place of another.
        let new = Data(ours + ours)
        try put(new, "a/b.txt")
        for draft in [2, 3] { try put(new, "a/.splitframe-draft-1-\(draft)") }
        try put(theirs, "a/d.txt")
        let list = """
            {"schema": 1, "files": {"a/b.txt": ".splitframe-draft-1-1", "a/c.txt": ".splitframe-draft-1-2",
            "a/d.txt": ".splitframe-draft-1-3", "mine.txt": ".splitframe-draft-1-2"}}
            """
        try put(Data(list.utf8), FolderBatch.fileName)
        #expect(try folder.hasBatch())
        writer = try self.writer()
        writer = nil
        #expect(try !folder.hasBatch())
        #expect(names == ["a/b.txt", "a/c.txt", "a/d.txt"])
        #expect(place.files["a/b.txt"] == new)
        #expect(place.files["a/c.txt"] == new)
        #expect(place.files["a/d.txt"] == theirs)
    }

    /// The link's name ends in a character that Swift joins with the slash after it.
    @Test func `moves and deletes nothing behind a link, whatever lists of a clone name`() throws {
        let elsewhere = try TemporaryFolder()
        for file in ["a.txt", "key"] { try Data(ours).write(to: URL(filePath: "\(elsewhere.path)/\(file)")) }
        let links = ["l\u{600}", ".splitframe-draft-1\u{600}"]
        for link in links {
            try FileManager.default.createSymbolicLink(
                atPath: "\(place.path)/\(link)", withDestinationPath: elsewhere.path)
        }
        try put(theirs, ".splitframe-draft-1-1")
        let list = [("x.txt", "\(links[1])/key"), ("y.txt", ".splitframe-draft-1-1")]
            .map { #""\#($0)": "\#($1)""# }
        try put(
            Data(#"{"schema": 1, "files": {\#(list.joined(separator: ","))}}"#.utf8), FolderBatch.fileName)
        try put(
            Data(#"{"schema": 1, "files": {"x.txt": {"owner": "a"}, "y.txt": {"owner": "a"}}}"#.utf8),
            "splitframe.json")
        _ = try writer()
        #expect(place.files["x.txt"] == nil)
        #expect(place.files["y.txt"] == nil)

        try put(
            Data(#"{"schema": 1, "files": {"\#(links[0])/a.txt": {"owner": "a"}}}"#.utf8), "splitframe.json")
        #expect(throws: FileError(.reading, "\(links[0])/a.txt", .outside)) { _ = try writer() }
        #expect(elsewhere.files == ["a.txt": Data(ours), "key": Data(ours)])
    }

    @Test(arguments: ["my notes", "{", #"{"schema": 2, "files": {}}"#, #"{"mine": true}"#])
    func `leaves a list that is somebody else's or of a newer format, and writes no batch over it`(
        text: String
    ) throws {
        try put(Data(text.utf8), FolderBatch.fileName)
        #expect(try !folder.hasBatch())
        let writer = try self.writer()
        try writer.claim(["a.txt", "b.txt"], owner: "test")
        #expect(throws: FileError.self) {
            for file in ["a.txt", "b.txt"] { try writer.write(ours, to: file) }
            try writer.finish()
        }
        #expect(place.files[FolderBatch.fileName] == Data(text.utf8))
    }

    @Test(arguments: [#"{"schema": 1, "files": {"../a": {"owner": "x"}}}"#, "{", #"{"mine": true}"#])
    func `does not start where the manifest is damaged or somebody else's`(text: String) throws {
        try put(Data(text.utf8), FolderManifest.fileName)
        #expect(throws: FileError.self) { try writer() }
        #expect(place.files[FolderManifest.fileName] == Data(text.utf8))
    }
}
