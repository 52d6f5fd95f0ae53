public import SplitframeGeometry

/// A button in a bar: an icon, a title or both, with the app's wishes for its place until it is laid out.
public struct BarButtonElement: Hashable, Sendable {
    /// Where in the bar a button stands.
    public enum Side: NamedCase {
        case leading
        case trailing
    }

    public var icon: Icon?
    /// Whether the icon is filled.
    public var isFilled = false
    /// Whether the icon stands inside a circle, which is filled where the icon is.
    public var isCircled = false
    public var title: String?
    public var side: Side
    /// Whether it shares its capsule of glass with no neighbour (iOS 26): the system's own buttons, and what asks for it.
    public var standsAlone: Bool
    /// Whether it stands on glass (iOS 26), unless the app takes that away.
    public var hasGlass = true
    /// Whether it is the screen's main action: filled with the tint (iOS 26), or in bolder letters.
    public var isProminent = false
    /// The text of the badge at the icon, empty for a mere dot; nil without a badge (iOS 26).
    public var badge: String?
    /// The colour that the app gives it; nil for the bar's.
    public var tint: ElementColor?

    /// Whether it may stand in a bar that stands upright (iOS 27.1).
    public var axis = BarAxis.automatic
    /// Its weight where a bar has not room for all: the least goes first, 0 is the standard (iOS 27).
    public var visibilityPriority = 0.0
    /// Whether it always waits behind the button for more in a bar that stands upright.
    public var isAlwaysInMore = false

    public init(
        icon: Icon? = nil, title: String? = nil, side: Side = .leading, standsAlone: Bool = false
    ) {
        self.icon = icon
        self.title = title
        self.side = side
        self.standsAlone = standsAlone
    }
}

/// The bars in which a button may stand, as `UIBarButtonItem.AxisBehavior` (iOS 27.1).
public enum BarAxis: NamedCase {
    /// An upright bar takes it if it has an icon.
    case automatic
    case horizontalOnly
    case verticalPreferred
}

extension InterfaceElement {
    /// A button that its bar has laid out: its wishes for glass are met, and its colour is the element's.
    public init(name: String, frame: Rectangle, of button: BarButtonElement) {
        var placed = BarButtonElement(icon: button.icon, title: button.title, side: button.side)
        placed.isProminent = button.isProminent
        placed.isFilled = button.isFilled
        placed.isCircled = button.isCircled
        placed.badge = button.badge
        self.init(name: name, frame: frame, kind: .barButton(placed))
        style.tint = button.tint
    }
}

extension BarButtonElement: TwinPart {
    static let blank = BarButtonElement()

    static let fields: [TwinField<Self>] = [
        TwinField("icon", \.icon),
        TwinField("isFilled", \.isFilled, unless: false),
        TwinField("isCircled", \.isCircled, unless: false),
        TwinField("title", \.title),
        TwinField("badge", \.badge),
        TwinField("side", \.side),
        TwinField("isProminent", \.isProminent, unless: false),
    ]
}
