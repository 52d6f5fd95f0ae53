import SplitframeFiles
import SplitframeInterface
import SplitframePainting
import SplitframeSystem

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

    /// Whether the files are equal, byte by byte.
    func hasSameBytes(as other: PictureFile) -> Bool {
        guard bytes.count == other.bytes.count else { return false }
        return bytes.withUnsafeBytes { first in
            other.bytes.withUnsafeBytes { second in
                guard let first = first.baseAddress, let second = second.baseAddress else { return true }
                return memcmp(first, second, bytes.count) == 0
            }
        }
    }

    /// - Throws: ``CommandError/picture(_:path:)`` if one of two pictures moves, is turned or has other colours than
    ///   sRGB's, and the other not in the same way.
    func expectSameShowing(as other: PictureFile) throws(CommandError) {
        let (own, others) = (try showing(), try other.showing())
        guard own != others else { return }
        if let fault = own.fault { throw .picture(fault, path: path) }
        if let fault = others.fault { throw .picture(fault, path: other.path) }
    }

    private func showing() throws(CommandError) -> PNGShowing { try read(PNGShowing.init) }

    /// - Throws: ``CommandError/picture(_:path:)`` if the file is not a picture.
    func packed() throws(CommandError) -> PackedPicture { try read(PNGFile.packed) }

    /// The size in pixels, without reading these.
    func size() throws(CommandError) -> Size {
        let (width, height) = try read(PNGFile.checkedSize)
        return Size(width: Double(width), height: Double(height))
    }

    private func read<Value>(_ reading: ([UInt8]) throws(PNGError) -> Value) throws(CommandError) -> Value {
        do {
            return try reading(bytes)
        } catch {
            throw .picture(error, path: path)
        }
    }
}
