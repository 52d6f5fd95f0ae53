import Foundation
import SplitframeFiles
import SplitframeTestSupport
import Testing

struct `A draft of a file` {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `appears under its name when it is finished, whole`() throws {
        try OutputFile.write([9], to: "\(folder.path)/a")
        let draft = try OutputDraft(path: "\(folder.path)/a")
        try draft.write([1, 2])
        try draft.write([3])
        #expect(folder.files["a"] == Data([9]))

        try draft.finish()

        #expect(folder.files == ["a": Data([1, 2, 3])])
    }

    @Test func `leaves nothing where it is given up`() throws {
        do {
            let draft = try OutputDraft(path: "\(folder.path)/a")
            try draft.write([1])
            #expect(folder.files.count == 1)
        }
        #expect(folder.files.isEmpty)
    }

    @Test func `keeps the mode of what it replaces`() throws {
        let path = "\(folder.path)/a"
        try OutputFile.write([9], to: path)
        chmod(path, 0o600)
        try OutputFile.write([1], to: path)
        var status = stat()
        #expect(stat(path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        #expect(folder.files["a"] == Data([1]))
    }

    @Test func `lands where a dangling link leads`() throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/link", withDestinationPath: "target")
        try OutputFile.write([1], to: "\(folder.path)/link")
        #expect(folder.files == ["target": Data([1]), "link": Data([1])])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link") == "target")
    }

    @Test func `of a killed process goes with the next`() throws {
        try Data([1]).write(to: URL(filePath: "\(folder.path)/.splitframe-draft-1-1"))
        let living = try OutputDraft(path: "\(folder.path)/b")
        try OutputFile.write([1], to: "\(folder.path)/a")
        #expect(folder.files.count == 2)
        try living.finish()
        #expect(folder.files.keys.sorted() == ["a", "b"])
    }
}
