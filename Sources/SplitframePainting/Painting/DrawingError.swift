/// The reason why a picture could not be drawn.
public enum DrawingError: Error, Hashable, Sendable {
    /// The drawing libraries, by their common names.
    public enum Library: String, Hashable, Sendable {
        case cairo
        case pango = "Pango"
        case fontconfig
        case libdeflate
    }

    /// The font files of the family Inter are in none of the folders; Debian's package `fonts-inter` contains them.
    case fontsMissing(files: [String], folders: [String])
    /// A font file exists but the font library cannot read it.
    case fontUnreadable(file: String)
    /// The canvas has no pixels, or more than the limit; sides in pixels.
    case canvasSize(width: Int, height: Int)
    /// A text's keyword is not 1 to 79 characters of printable Latin-1.
    case keyword(String)
    /// A library reported an error, given as its text or number.
    case refused(by: Library, status: String)
}
