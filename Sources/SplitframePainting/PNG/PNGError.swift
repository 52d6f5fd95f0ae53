import SplitframeFiles

/// The reason why bytes are not a picture.
///
/// `description` in `PNGError+Sentence.swift` turns it into text.
public enum PNGError: Error, Hashable, Sendable {
    /// There are no bytes.
    case empty
    /// The bytes do not start like a PNG file.
    case notPNG
    /// The bytes are a pointer of Git LFS to a file that has not been fetched.
    case gitLFSPointer
    /// The picture has more pixels than the limit.
    case tooLarge(width: Int, height: Int)
    /// A text in the file has more bytes than the limit.
    case textTooLong(bytes: Int)
    /// The picture moves, and a comparison would see only the part at rest.
    case animated
    /// Viewers turn or mirror the picture, and a comparison would see its pixels as they are in the file.
    case turned
    /// Viewers take the pixels for other colours than sRGB's, and a comparison would see only their numbers.
    case colored
    /// The file is cut short or damaged; the reason is libpng's message.
    case damaged(reason: String)
}

extension PNGError: CustomStringConvertible {
    /// The fault and the next step, as text that follows the file's path: `is empty`.
    public var description: String {
        switch self {
        case .empty:
            "is empty"
        case .notPNG:
            "is no PNG picture"
        case .gitLFSPointer:
            "is a Git LFS pointer in place of the picture: fetch it with git lfs pull"
        case .tooLarge(let width, let height):
            "has \(width) by \(height) pixels: \(Limit.pixels.sentence)"
        case .textTooLong(let bytes):
            "carries a text of \(bytes) bytes: \(Limit.chunkBytes.sentence)"
        case .animated:
            "moves, and only pictures that stand still, or move in the same way, can be compared"
        case .turned:
            "is turned or mirrored where it is shown, as its eXIf chunk asks: save it without that"
        case .colored:
            "is shown in other colours than sRGB's, as its cICP, iCCP, gAMA or cHRM chunk asks: save it as sRGB"
        case .damaged(let reason):
            "is cut short or damaged: \(reason)"
        }
    }
}
