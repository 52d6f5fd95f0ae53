/// What a way back says.
public struct BackTitle: Hashable, Sendable {
    public var text: String
    /// Whether the app has chosen the words for the button, beyond what the controller is called.
    public var isOwn: Bool

    public init(_ text: String, isOwn: Bool = false) {
        self.text = text
        self.isOwn = isOwn
    }
}
