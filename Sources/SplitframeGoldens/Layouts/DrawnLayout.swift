/// A layout that has just been worked out and may become a golden without picture.
public struct DrawnLayout: Hashable, Sendable {
    /// The golden's name.
    public var name: String
    /// Its twin as text.
    public var twin: String

    public init(name: String, twin: String) {
        self.name = name
        self.twin = twin
    }
}
