/// Why a picture could not be drawn; facts only, said in words elsewhere.
public enum DrawingError: Error, Hashable, Sendable {
    /// The pinned family's files were in none of the folders; Debian's package `fonts-inter` has them.
    case fontsMissing(files: [String], folders: [String])
    /// A font file is there and the font library cannot read it.
    case fontUnreadable(file: String)
    /// The canvas has no pixels, or more than a painter takes on.
    case canvasSize(width: Double, height: Double, limit: Int)
    /// Cairo refused, in its own words.
    case cairo(status: String)
    /// The compressor refused, with its own number.
    case compression(status: Int)
    /// A text chunk's keyword is not 1 to 79 characters of printable Latin-1.
    case keyword(String)
}
