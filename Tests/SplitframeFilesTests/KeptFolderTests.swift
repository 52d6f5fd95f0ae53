import Foundation
import SplitframeFiles
import SplitframeTestSupport
import Testing

struct `A folder that we keep` {
    private let place: TemporaryFolder
    private var folder: KeptFolder { KeptFolder(path: "\(place.path)/kept") }

    init() throws {
        place = try TemporaryFolder()
        try folder.make()
    }

    private func put(_ text: String, _ file: String) throws {
        let url = URL(filePath: "\(place.path)/\(file)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func link(_ file: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(place.path)/\(file)", withDestinationPath: target)
    }

    @Test func `is made with the folders above it`() throws {
        let deep = KeptFolder(path: "\(place.path)/a/b/c/")
        try deep.make()
        #expect(try deep.files() == [])
        #expect(FileManager.default.fileExists(atPath: "\(place.path)/a/b/c"))
    }

    @Test func `is none where a file stands`() throws {
        try put("", "file")
        let path = "\(place.path)/file/kept"
        #expect(throws: FileError(.writing, path, .isNoFolder)) { try KeptFolder(path: path).make() }
    }

    @Test func `lists files and links, not what is hidden, nor what links lead to`() throws {
        try put("", "kept/a/b.png")
        try put("", "kept/.hidden/c.png")
        try put("", "kept/.d")
        try put("", "elsewhere/e.png")
        try link("kept/f.png", to: "a/b.png")
        try link("kept/g", to: "../elsewhere")
        #expect(try folder.files() == ["a/b.png", "f.png", "g"])
    }

    @Test(arguments: ["kept/a\nb.png", "kept/\u{600}/c.png", "kept/d\nd/e.png"])
    func `leaves out what it cannot name, except what is needed`(file: String) throws {
        try put("", file)
        #expect(try folder.files() == [])
        #expect(throws: FileError.self) { try folder.files { $0.hasSuffix(".png") } }
    }

    @Test func `has no folder passed over whose name is not UTF-8`() throws {
        let name = Array(folder.path.utf8) + Array("/caf".utf8) + [0xE9, 0]
        let made = name.withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { mkdir($0, 0o777) } }
        }
        try #require(made == 0)
        #expect(throws: FileError(.reading, folder.path + "/caf\u{FFFD}/", .noSuchFile)) {
            try folder.files()
        }
        // Not even where a folder has the very name that stands for it in messages.
        try put("", "kept/caf\u{FFFD}/a.png")
        #expect(throws: FileError.self) { try folder.files() }
    }

    @Test func `has no two files with one name`() throws {
        try put("", "kept/caf\u{E9}.png")
        try put("", "kept/cafe\u{301}.png")
        #expect(throws: FileError.self) { try folder.files() }
    }

    @Test func `keeps every file that is set aside`() throws {
        for text in ["first", "second"] {
            try put(text, "kept/a.json")
            _ = try folder.setAside("a.json")
        }
        #expect(try folder.read("a.json.damaged") == Array("first".utf8))
        #expect(try folder.read("a.json.damaged-2") == Array("second".utf8))
    }

    @Test func `lists the same where a link leads to it`() throws {
        try put("", "kept/a/b.png")
        try link("linked", to: "kept")
        #expect(try KeptFolder(path: "\(place.path)/linked").files() == ["a/b.png"])
    }

    @Test func `lists nothing where a file cannot be examined`() throws {
        try put("", "kept/a/b.md")
        let inner = "\(folder.path)/a"
        chmod(inner, 0o444)
        // Root may examine everything: this thread is somebody else for the system's files.
        typealias Become = @convention(c) (uid_t) -> CInt
        let become = unsafeBitCast(try #require(dlsym(nil, "setfsuid")), to: Become.self)
        let before = become(65534)
        defer {
            _ = become(uid_t(before))
            chmod(inner, 0o755)
        }
        #expect(throws: FileError(.reading, "\(inner)/", .notPermitted)) { try folder.files() }
        let file = "\(inner)/b.md"
        #expect(throws: FileError(.reading, file, .notPermitted)) { try NamedFile.isFolder(at: file) }
    }

    @Test func `has no file only where there is none`() throws {
        try put("x", "kept/a/b")
        try put("x", "outside")
        try link("kept/link", to: "a/b")
        try link("kept/out", to: "..")
        try link("kept/dangling", to: "nowhere")
        #expect(try folder.read("a/b") == Array("x".utf8))
        #expect(try folder.read("a/c") == nil)
        #expect(try folder.read("c/d") == nil)
        for (file, reason) in [
            ("link", FileError.Reason.link), ("dangling", .link), ("out/outside", .link),
            ("a/b/c", .isNoFolder),
        ] {
            #expect(throws: FileError(.reading, folder.path(of: file), reason)) { try folder.read(file) }
        }
        #expect(throws: FileError(.reading, "../outside", .outside)) { try folder.read("../outside") }
    }
}
