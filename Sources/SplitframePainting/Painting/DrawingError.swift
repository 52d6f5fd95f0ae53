/// Why a picture could not be drawn; facts only, said in words elsewhere.
public enum DrawingError: Error, Hashable, Sendable {
    /// The libraries that do the work, by the names people know them by.
    public enum Library: String, Hashable, Sendable {
        case cairo
        case pango = "Pango"
        case fontconfig
        case libdeflate
    }

    /// The pinned family's files were in none of the folders; Debian's package `fonts-inter` has them.
    case fontsMissing(files: [String], folders: [String])
    /// A font file is there and the font library cannot read it.
    case fontUnreadable(file: String)
    /// The canvas, in pixels, has none or more than a painter takes on.
    case canvasSize(width: Int, height: Int)
    /// A text's keyword is not 1 to 79 characters of printable Latin-1.
    case keyword(String)
    /// A library refused, in its own words or number.
    case refused(by: Library, status: String)
}
