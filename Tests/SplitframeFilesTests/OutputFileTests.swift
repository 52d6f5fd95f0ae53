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
        #expect(throws: FileError(.writing, "/dev/full", .diskFull)) {
            try OutputFile.write([1, 2, 3], to: "/dev/full")
        }
    }

    @Test func `says what stands in its way`() throws {
        try OutputFile.write([1], to: "\(folder.path)/file")

        for (path, reason) in [
            ("missing/a", FileError.Reason.noSuchFile), ("file/a", .isNoFolder), ("", .isFolder),
            (String(repeating: "n", count: 300), .nameTooLong),
        ] {
            let path = "\(folder.path)/\(path)"
            #expect(throws: FileError(.writing, path, reason)) { try OutputFile.write([1], to: path) }
        }
        #expect(folder.files.keys.sorted() == ["file"])
    }
}
