import Foundation
import SplitframePainting

extension GoldenFolder {
    /// Makes a picture the golden of its name, twin and all; each file appears complete or not at all.
    ///
    /// Pictures may be recorded at the same time, and so their names stay in twin files that they share:
    /// ``removeLayouts(_:)`` takes them out together.
    public func record(_ drawn: DrawnPicture) throws {
        try write(drawn.png(isKept: true), to: "\(drawn.name).png")
        if let twin = drawn.twin { try write(Array(twin.utf8), to: "\(drawn.name).txt") }
    }

    /// Removes goldens, pictures, twins and what twin files say of them, and the folders that this leaves empty.
    public func remove(_ names: [String]) throws(GoldenError) {
        for name in names { removePicture(name) }
        try removeLayouts(names)
        for name in names {
            var parts = name.split(separator: "/").dropLast()
            while !parts.isEmpty, rmdir(path(of: parts.joined(separator: "/"))) == 0 {
                parts = parts.dropLast()
            }
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
