/// A button in a bar: an icon, a title or both, with the placement that the app asks for until it is laid out.
public struct BarButtonElement: Hashable, Sendable {
    /// The part of the bar that contains a button.
    public enum Side: NamedCase {
        case leading
        case trailing
    }

    public var icon: Icon?
    /// Whether the icon is filled.
    public var isFilled = false
    /// Whether the icon is inside a circle, which is filled if the icon is.
    public var isCircled = false
    public var title: String?
    public var side: Side
    /// Whether the button always has a glass capsule to itself (iOS 26): the system's own buttons, and others on
    /// request.
    public var standsAlone: Bool
    /// Whether the button has a glass background (iOS 26); false if the app removes it.
    public var hasGlass = true
    /// Whether it is the screen's main action: filled with the tint (iOS 26), or with a bolder label.
    public var isProminent = false
    /// The text of the badge at the icon, empty for a dot; nil without a badge (iOS 26).
    public var badge: String?
    /// The colour of the badge's background; nil for the theme's.
    public var badgeColor: ElementColor?
    /// Whether it reacts to a tap; otherwise it is drawn faded.
    public var isEnabled = true
    /// The colour that the app gives it; nil for the bar's.
    public var tint: ElementColor?
    /// The width that the app gives it, in points; nil for that of its icon and title.
    public var width: Double?
    /// The width of the fixed spaces between it and the previous button in its bar, in points; nil without any.
    public var fixedSpace: Double?

    /// Whether an upright bar may contain the button (iOS 27.1).
    public var axis = BarAxis.automatic
    /// Its priority in a bar without room for all buttons: the lowest is hidden first, 0 is the standard (iOS 27).
    public var visibilityPriority = 0.0
    /// Whether an upright bar always puts the button behind its More button.
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

/// The bars that may contain a button, as `UIBarButtonItem.AxisBehavior` (iOS 27.1).
public enum BarAxis: NamedCase {
    /// An upright bar contains it if it has an icon.
    case automatic
    case horizontalOnly
    case verticalPreferred
}

extension InterfaceElement {
    /// A button after its bar has laid it out: without the options that only layout needs, and with its colour as the
    /// element's tint.
    public init(name: String, frame: Rectangle, of button: BarButtonElement) {
        var placed = BarButtonElement(icon: button.icon, title: button.title, side: button.side)
        placed.isProminent = button.isProminent
        placed.isFilled = button.isFilled
        placed.isCircled = button.isCircled
        placed.badge = button.badge
        placed.badgeColor = button.badgeColor
        placed.isEnabled = button.isEnabled
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
        TwinField("badgeColor", \.badgeColor),
        TwinField("isEnabled", \.isEnabled, unless: true),
        TwinField("side", \.side),
        TwinField("isProminent", \.isProminent, unless: false),
    ]
}

extension BarButtonElement {
    /// The icons of a split view's buttons, of the system's bar items, and of symbols that apps often use.
    public enum Icon: NamedCase {
        /// The display-mode button of tiled columns.
        case sidebar
        /// The same if the sidebar is at the trailing edge.
        case trailingSidebar
        /// The display-mode button of overlays, and the back button of a stack.
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

        case book
        case refresh
        case camera
        case play
        case pause
        case rewind
        case fastForward
        case undo
        case redo
        case page
        case sparkles

        case bell
        case bookmark
        case bubble
        case calendar
        case cart
        case checkmark
        case circle
        case clock
        case document
        case download
        case envelope
        case filter
        case flag
        case forkAndKnife
        case gear
        case heart
        case house
        case info
        case link
        case list
        case lock
        case music
        case paperclip
        case paperplane
        case pencil
        case person
        case pin
        case square
        case star
        case tag
        case tray
        /// Any other picture.
        case image
    }
}

extension BarButtonElement.Icon {
    /// Whether a symbol's name is that of its filled variant, such as `folder.fill.badge.plus`.
    package static func isFilled(symbol name: String) -> Bool { name.split(separator: ".").contains("fill") }

    /// Whether a symbol's name is that of its variant inside a circle, such as `plus.circle.fill`.
    package static func isCircled(symbol name: String) -> Bool {
        name.split(separator: ".").dropFirst().contains("circle")
    }
}
