/// A text inside a PNG file.
public struct PNGText: Hashable, Sendable {
    /// The name of the text: 1 to 79 characters of printable Latin-1, such as `splitframe:layout`.
    public var keyword: String
    /// Any text; a text that Latin-1 cannot represent is stored as UTF-8.
    public var text: String

    public init(keyword: String, text: String) {
        self.keyword = keyword
        self.text = text
    }
}
