import SplitframeFiles
import Testing

@testable import SplitframeFiles

struct `The manifest of a folder` {
    private let manifest: FolderManifest = {
        var manifest = FolderManifest()
        manifest.entries = [
            "b.png": .init(owner: "gallery"), "B.png": .init(owner: "a"), "a10.png": .init(owner: "a"),
            "a2.png": .init(owner: "a"), "a/B.png": .init(owner: "test \"one\"\n"),
            "a/é 漢.png": .init(owner: "test", place: "Tests/a.swift:1"),
            "a/\"b\\.png": .init(owner: "docs", request: ["device": "ipad", "window": [820, ["a": []]]]),
        ]
        return manifest
    }()

    @Test func `is read as it was written`() throws {
        #expect(try FolderManifest(reading: manifest.bytes, path: "x") == manifest)
        #expect(try FolderManifest(reading: FolderManifest().bytes, path: "x") == FolderManifest())
    }

    @Test func `is indented like all other JSON, its keys sorted`() throws {
        #expect(
            String(decoding: manifest.bytes, as: UTF8.self) == (try JSON(bytes: manifest.bytes)).indentedText)
    }
}
