/// A text that travels inside a PNG file.
public struct PNGText: Hashable, Sendable {
    /// What the text is: 1 to 79 characters of printable Latin-1, such as `splitframe:layout`.
    public var keyword: String
    /// Any text; what Latin-1 cannot say is stored as UTF-8.
    public var text: String

    public init(keyword: String, text: String) {
        self.keyword = keyword
        self.text = text
    }
}
