import CairoDrawing
import Foundation

extension GoldenFolder {
    /// Makes a picture the golden of its name, twin and all; each file appears complete or not at all.
    public func record(_ drawn: DrawnPicture) throws {
        try write(drawn.png(isKept: true), to: "\(drawn.name).png")
        if let twin = drawn.twin { try write(Array(twin.utf8), to: "\(drawn.name).txt") }
        try? removeLayout(drawn.name)
    }

    /// Removes a golden, its twin, and the folders that this leaves empty.
    public func remove(_ name: String) {
        removePicture(name)
        try? removeLayout(name)
        var parts = name.split(separator: "/").dropLast()
        while !parts.isEmpty, rmdir(path(of: parts.joined(separator: "/"))) == 0 {
            parts = parts.dropLast()
        }
    }

    /// Removes a golden's picture and the twin beside it.
    func removePicture(_ name: String) {
        for file in [picturePath(of: name), twinPath(of: name)] { unlink(file) }
    }

    /// Writes a file below the folder by rename, and makes the folders on the way.
    func write(_ bytes: [UInt8], to file: String) throws(GoldenError) {
        let path = path(of: file)
        let url = URL(filePath: path)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url, options: .atomic)
        } catch {
            throw .unwritable(path: path, reason: error.localizedDescription)
        }
    }
}
