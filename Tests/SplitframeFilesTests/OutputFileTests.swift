import Foundation
import SplitframeFiles
import SplitframeTestSupport
import Testing

struct `An output file` {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `replaces what was there and leaves nothing beside it`() throws {
        try OutputFile.write(Array("old".utf8), to: "\(folder.path)/a.txt")
        try OutputFile.write(Array("new".utf8), to: "\(folder.path)/a.txt")

        #expect(folder.files == ["a.txt": Data("new".utf8)])
    }

    @Test func `follows a link instead of replacing it`() throws {
        try OutputFile.write([1], to: "\(folder.path)/target")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/link", withDestinationPath: "\(folder.path)/target")

        try OutputFile.write([2], to: "\(folder.path)/link")

        #expect(folder.files["target"] == Data([2]))
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link").hasSuffix(
                "target"))
    }

    @Test func `says that the disk is full and leaves no part of itself`() {
        #expect(throws: OutputError(path: "/dev/full", reason: .diskFull)) {
            try OutputFile.write([1, 2, 3], to: "/dev/full")
        }
    }

    @Test func `says what stands in its way`() throws {
        try OutputFile.write([1], to: "\(folder.path)/file")

        for (path, reason) in [
            ("missing/a", OutputError.Reason.noSuchFolder), ("file/a", .isNoFolder), ("", .isFolder),
            (String(repeating: "n", count: 300), .nameTooLong),
        ] {
            let path = "\(folder.path)/\(path)"
            #expect(throws: OutputError(path: path, reason: reason)) { try OutputFile.write([1], to: path) }
        }
        #expect(folder.files.keys.sorted() == ["file"])
    }
}

struct `An output folder` {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `makes itself and the folders of its files`() throws {
        let output = try OutputFolder(path: "\(folder.path)/a/b/")

        try output.write([1], to: "c/d.png")

        #expect(folder.files["a/b/c/d.png"] == Data([1]))
        #expect(output.read("c/d.png") == [1])
    }

    @Test func `removes a file together with the folders that this leaves empty`() throws {
        let output = try OutputFolder(path: folder.path)
        try output.write([1], to: "a/b/c.png")
        try output.write([1], to: "a/d.png")

        output.remove("a/b/c.png")

        #expect(folder.files.keys.sorted() == ["a/d.png"])
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/a/b"))
    }

    @Test func `is none where a file stands`() throws {
        try OutputFile.write([1], to: "\(folder.path)/file")
        let path = "\(folder.path)/file/gallery"

        #expect(throws: OutputError(path: path, reason: .isNoFolder)) { try OutputFolder(path: path) }
    }
}
