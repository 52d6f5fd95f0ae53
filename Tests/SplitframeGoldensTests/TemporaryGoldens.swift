import Foundation
import SplitframeGoldens
import SplitframeInterface
import SplitframeWireframes
import Testing

/// A folder of goldens that lives as long as a test.
final class TemporaryGoldens {
    let folder: GoldenFolder

    init() {
        folder = GoldenFolder(
            path: FileManager.default.temporaryDirectory.appending(path: "goldens-\(UUID())").path)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder.path) }

    func write(_ text: String, to file: String) throws { try write(Array(text.utf8), to: file) }

    func write(_ bytes: [UInt8], to file: String) throws {
        let url = URL(filePath: folder.path(of: file))
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func bytes(_ file: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(filePath: folder.path(of: file))))
    }

    func remove(_ file: String) throws {
        try FileManager.default.removeItem(atPath: folder.path(of: file))
    }

    func exists(_ file: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.path(of: file))
    }
}

extension GoldenFolder {
    /// Writes as one run does: takes the folder, changes it, and gives it back.
    func writing<Result>(
        owner: GoldenOwner = .list, _ body: (GoldenWriter) throws -> Result
    ) throws -> Result {
        let writer = try GoldenWriter(of: self, holder: "a test", owner: owner, patience: 0)
        let result = try body(writer)
        try writer.finish()
        return result
    }

    func record(_ drawn: DrawnPicture) throws { try writing { try $0.record(drawn) } }

    func record(_ layouts: [DrawnLayout], isComplete: Bool = false) throws {
        try writing { try $0.record(layouts, isComplete: isComplete) }
    }
}

/// A small picture of one color with a twin that tells its width.
func drawn(
    _ name: String = "a/b", gray: UInt8 = 0, width: Int = 3, fingerprint: String = "cairo 1"
) throws -> DrawnPicture {
    let pixels = (0..<width * 2).flatMap { _ -> [UInt8] in [gray, gray, gray, 255] }
    return try DrawnPicture(
        name: name,
        rendition: Rendition(
            picture: Bitmap(width: width, height: 2, pixels: pixels), fingerprint: fingerprint),
        twin: Twin("splitframe-twin 2\nsplit/primary\tcolumn frame=0,0,\(width),2 presentation=tiled\n"))
}
