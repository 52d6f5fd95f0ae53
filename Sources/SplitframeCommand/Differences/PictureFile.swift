import SplitframeFiles
import SplitframePainting
import SplitframeScene

/// A picture that the user named.
struct PictureFile: Sendable {
    /// The path as the user wrote it; `-` for standard input.
    let path: String
    let bytes: [UInt8]

    init(path: String) throws(FileError) {
        self.path = path
        bytes = try NamedFile.bytes(at: path)
    }

    /// A picture in a folder that the user named.
    init(_ file: String, of folder: String) throws {
        let kept = KeptFolder(path: folder)
        path = kept.path(of: file)
        guard let bytes = try kept.read(file) else { throw CommandError.unreadable(path: path) }
        self.bytes = bytes
    }

    /// - Throws: ``CommandError/picture(_:path:)`` if one of two pictures moves, and the other not in the same way.
    func expectSameMotion(as other: PictureFile) throws(CommandError) {
        let motion = try motion()
        guard try motion != other.motion() else { return }
        throw .picture(.animated, path: motion.isEmpty ? other.path : path)
    }

    private func motion() throws(CommandError) -> [[UInt8]] {
        do {
            return try PNGFile.motion(in: bytes)
        } catch {
            throw .picture(error, path: path)
        }
    }

    /// - Throws: ``CommandError/picture(_:path:)`` if the file is not a picture.
    func bitmap() throws(CommandError) -> Bitmap {
        do {
            return try PNGFile.decode(bytes)
        } catch {
            throw .picture(error, path: path)
        }
    }
}
