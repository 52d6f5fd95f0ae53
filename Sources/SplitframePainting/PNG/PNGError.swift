/// Why bytes are no picture; facts only, said in words elsewhere.
public enum PNGError: Error, Hashable, Sendable {
    /// There are no bytes at all.
    case empty
    /// The bytes do not begin as a PNG file does.
    case notPNG
    /// The bytes are Git LFS's stand-in for a file that has not been fetched.
    case gitLFSPointer
    /// The picture has more pixels than a reader takes on.
    case tooLarge(width: Int, height: Int)
    /// A text in the file has more bytes than a reader takes on.
    case textTooLong(bytes: Int)
    /// The file is cut short or damaged, in libpng's words.
    case damaged(reason: String)
}
