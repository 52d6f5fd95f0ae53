/// A button in a bar: an icon, a title or both.
public struct BarButtonElement: Hashable, Sendable {
    /// Where in the bar a button stands.
    public enum Side: NamedCase {
        case leading
        case trailing
    }

    public var icon: Icon?
    public var title: String?
    public var side: Side
    /// Whether it shares its capsule of glass with no neighbour (iOS 26): the system's own buttons, and what asks for it.
    public var standsAlone: Bool

    public init(
        icon: Icon? = nil, title: String? = nil, side: Side = .leading, standsAlone: Bool = false
    ) {
        self.icon = icon
        self.title = title
        self.side = side
        self.standsAlone = standsAlone
    }
}
