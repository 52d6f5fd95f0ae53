/// The title of a back button.
public struct BackTitle: Hashable, Sendable {
    public var text: String
    /// Whether the app has set a title for the button itself, apart from the controller's title.
    public var isOwn: Bool

    public init(_ text: String, isOwn: Bool = false) {
        self.text = text
        self.isOwn = isOwn
    }
}
