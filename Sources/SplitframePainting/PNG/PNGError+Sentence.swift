import SplitframeLimits

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
