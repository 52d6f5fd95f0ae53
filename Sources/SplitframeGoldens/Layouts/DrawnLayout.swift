/// A layout that has just been computed and may become a golden without a picture.
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
