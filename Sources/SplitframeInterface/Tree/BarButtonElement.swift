/// A button in a bar: an icon, a title or both.
public struct BarButtonElement: Hashable, Sendable {
    /// The icons that a split view's own buttons and usual bar items have.
    public enum Icon: NamedCase {
        /// The display-mode button of tiled columns.
        case sidebar
        /// The display-mode button of overlays, and the way back in a stack.
        case back
        /// Two diverging arrows: the classic button towards the secondary alone.
        case expand
        /// Two arrows: the secondary-only button of three columns.
        case secondaryOnly
        case add
        case more
        case close
        case compose
        case reply
        case share
        case folder
        case search
        case trash
        /// Any other picture.
        case image
    }

    /// Where in the bar a button stands.
    public enum Side: NamedCase {
        case leading
        case trailing
    }

    public var icon: Icon?
    public var title: String?
    public var side: Side

    public init(icon: Icon? = nil, title: String? = nil, side: Side = .leading) {
        self.icon = icon
        self.title = title
        self.side = side
    }
}
