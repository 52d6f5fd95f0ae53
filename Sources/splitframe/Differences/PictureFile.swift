import CairoDrawing
import Foundation
import SceneDrawing

/// A picture that the user named.
struct PictureFile: Sendable {
    /// The path as the user wrote it; `-` for standard input.
    let path: String
    let bytes: [UInt8]

    /// - Throws: ``CommandError/unreadable(path:)`` where there is no such file.
    init(path: String) throws(CommandError) {
        let data =
            path == "-"
            ? try? FileHandle.standardInput.readToEnd() ?? Data()
            : try? Data(contentsOf: URL(filePath: path))
        guard let data else { throw .unreadable(path: path) }
        self.path = path
        bytes = [UInt8](data)
    }

    /// - Throws: ``CommandError/picture(_:path:)`` where the file is no picture.
    func bitmap() throws(CommandError) -> Bitmap {
        do {
            return try PNGFile.decode(bytes)
        } catch {
            throw .picture(error, path: path)
        }
    }
}
