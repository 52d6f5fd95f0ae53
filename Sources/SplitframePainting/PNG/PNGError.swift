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
