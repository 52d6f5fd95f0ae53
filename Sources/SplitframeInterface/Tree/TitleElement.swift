/// A bar's title where it stands; what has no room ends in an ellipsis.
public struct TitleElement: Hashable, Sendable {
    public var text: String
    /// Whether it stands in large letters in a line of its own below the buttons.
    public var isLarge: Bool

    public init(_ text: String, isLarge: Bool = false) {
        self.text = text
        self.isLarge = isLarge
    }
}
