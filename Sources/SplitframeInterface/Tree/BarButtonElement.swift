/// A button in a bar: an icon, a title or both, with the placement that the app asks for until it is laid out.
public struct BarButtonElement: Hashable, Sendable {
    /// The part of the bar that contains a button.
    public enum Side: NamedCase {
        case leading
        case trailing
    }

    /// The name of the app's symbol or picture, and the icon that looks like it.
    public var symbol: String?
    public var icon: Icon?
    public var title: String?
    public var side: Side
    /// Whether the button always has a glass capsule to itself (iOS 26): the system's own buttons, and others on
    /// request.
    public var hasOwnCapsule: Bool
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
    /// The labels of the buttons that wait behind this one, a More button.
    public var hiddenButtons: [String] = []

    public init(
        icon: Icon? = nil, title: String? = nil, side: Side = .leading, hasOwnCapsule: Bool = false
    ) {
        self.icon = icon
        self.title = title
        self.side = side
        self.hasOwnCapsule = hasOwnCapsule
    }

    /// A button of the split view or the navigation controller: no other one takes its place.
    package init(system icon: Icon, title: String? = nil) {
        self.init(icon: icon, title: title, hasOwnCapsule: true)
        visibilityPriority = .infinity
    }

    /// The button's icon and title as text.
    package var label: String {
        [icon == .image ? symbol ?? icon?.name : icon?.name, title].compactMap(\.self).joined(separator: " ")
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
        placed.symbol = button.symbol
        placed.badge = button.badge
        placed.badgeColor = button.badgeColor
        placed.isEnabled = button.isEnabled
        placed.hiddenButtons = button.hiddenButtons
        self.init(name: name, frame: frame, kind: .barButton(placed))
        style.tint = button.tint
    }
}

extension BarButtonElement: TwinPart {
    static let blank = BarButtonElement()

    static let fields: [TwinField<Self>] = [
        TwinField("symbol", \.symbol),
        TwinField("icon", \.icon),
        TwinField("title", \.title),
        TwinField("badge", \.badge),
        TwinField("badgeColor", \.badgeColor),
        TwinField("isEnabled", \.isEnabled, unless: true),
        TwinField("side", \.side),
        TwinField("isProminent", \.isProminent, unless: false),
        TwinField("hiddenButtons", \.hiddenButtons, unless: []),
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
        case minus
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

        case arrowBackward
        case arrowDown
        case arrowForward
        case arrowUp
        case bag
        case bell
        case bookmark
        case bubble
        case calendar
        case cart
        case checkmark
        case chevronDown
        case chevronForward
        case chevronUp
        case circle
        case clock
        case document
        case download
        case envelope
        case filter
        case flag
        case forkAndKnife
        case gear
        case globe
        case grid
        case heart
        case house
        case info
        case link
        case list
        case location
        case lock
        case map
        case menu
        case music
        case paperclip
        case paperplane
        case pencil
        case people
        case person
        case pin
        case sliders
        case square
        case star
        case tag
        case tray
        case warning
        /// Any other picture.
        case image
    }
}

/// What tells a symbol from others with the same icon, by the components of its name: `folder.fill.badge.plus`.
package struct SymbolVariant: Hashable, Sendable {
    package var isFilled = false
    /// The outline around it, which is filled in its place: a circle or a square.
    package var outline: BarButtonElement.Icon?
    package var isStruckThrough = false
    package var hasBadge = false
    /// Whether its name has a side, which is the same in every reading direction, unlike forward and backward.
    package var hasSide = false

    /// The components of a name that are variants of the symbol before them; a badge has its own name behind it.
    package static let words: Set<Substring> = [
        "fill", "circle", "square", "rectangle", "app", "slash", "crop", "rtl", badge,
    ]
    package static let badge: Substring = "badge"

    package init() {}

    /// The letters that stand for a symbol or picture without a drawing: the first of the first two words of its name, `BV`,
    /// or two of a single word, `So`; three could not be read.
    package static func letters(of name: String) -> String {
        let parts = name.split { ".-_ /".contains($0) }.filter { $0 != "and" }
        let words = parts.prefix(1) + parts.dropFirst().filter { !Self.words.contains($0) }
        switch words.first {
        case nil: return ""
        case "questionmark": return "?"
        case "exclamationmark": return "!"
        case let word?:
            return words.count == 1
                ? word.prefix(1).uppercased() + word.dropFirst().prefix(1)
                : String(words.prefix(2).compactMap(\.first)).uppercased()
        }
    }

    package var withoutOutline: SymbolVariant {
        var variant = self
        variant.outline = nil
        return variant
    }

    package init(of name: String) {
        let words = name.split(separator: ".")
        let behind = words.dropFirst().prefix { $0 != Self.badge }
        isFilled = words.contains("fill")
        outline =
            behind.contains("circle")
            ? .circle : behind.contains { ["square", "rectangle", "app"].contains($0) } ? .square : nil
        isStruckThrough = behind.contains("slash")
        hasBadge = words.contains(Self.badge)
        hasSide = behind.contains { ["left", "right"].contains($0) }
    }
}
