/// A controller on screen outside the columns: around a split view, in place of one, or presented above.
public struct ScreenElement: Hashable, Sendable {
    public var presentation: ScreenPresentation
    /// The safe-area insets of its view in points.
    public var safeArea: EdgeInsets
    /// The side of a popover on which its arrow is; nil without one.
    public var arrow: PopoverArrow?
    /// Where along that side the arrow points, in points of the window; nil for the middle of the side.
    public var anchor: Double?
    /// Whether a sheet shows the handle by which it is pulled.
    public var hasGrabber: Bool

    public init(
        _ presentation: ScreenPresentation, safeArea: EdgeInsets = .zero, arrow: PopoverArrow? = nil,
        anchor: Double? = nil, hasGrabber: Bool = false
    ) {
        self.presentation = presentation
        self.safeArea = safeArea
        self.arrow = arrow
        self.anchor = anchor
        self.hasGrabber = hasGrabber
    }
}

/// The ways in which a controller outside the columns is presented.
public enum ScreenPresentation: NamedCase {
    /// As the window's root, or inside it.
    case root
    /// Over the whole window.
    case fullScreen
    /// A sheet from the window's lower edge, as wide as the window.
    case sheet
    /// A sheet on a phone that is lower than its window and keeps a distance from its edges.
    case card
    /// A sheet in the middle of the window, as large as its content or the system asks for.
    case formSheet
    case popover
    case alert
    case actionSheet

    /// Whether the content below it is veiled.
    public var dims: Bool {
        switch self {
        case .root, .fullScreen, .popover: false
        case .sheet, .card, .formSheet, .alert, .actionSheet: true
        }
    }
}

extension ScreenElement: TwinPart {
    static let blank = ScreenElement(.root)

    static let fields: [TwinField<Self>] = [
        TwinField("presentation", \.presentation),
        TwinField("safeArea", \.safeArea),
        TwinField("arrow", \.arrow),
        TwinField("anchor", \.anchor),
        TwinField("hasGrabber", \.hasGrabber, unless: false),
    ]
}

/// The side of a popover on which its arrow is.
public enum PopoverArrow: NamedCase {
    case left
    case right
    case up
    case down

    public static let any = Set(allCases)
}

/// A navigation bar; its children are its buttons, and its title if there is room for it.
public struct NavigationBarElement: Hashable, Sendable {
    /// The column's title, whether or not there is room for it.
    public var title: String
    /// The text above the title; nil without one.
    public var prompt: String?
    /// The text below the title, whether or not there is room for it; nil without one.
    public var subtitle: String?
    /// Whether the app asks for a large title, whether or not it is shown large.
    public var prefersLargeTitle: Bool
    /// The labels of the buttons that have no room and no More button.
    public var hiddenButtons: [String] = []

    public init(
        title: String, prompt: String? = nil, subtitle: String? = nil, prefersLargeTitle: Bool = false
    ) {
        self.title = title
        self.prompt = prompt
        self.subtitle = subtitle
        self.prefersLargeTitle = prefersLargeTitle
    }
}

extension NavigationBarElement: TwinPart {
    static let blank = NavigationBarElement(title: "")

    static let fields: [TwinField<Self>] = [
        TwinField("title", \.title),
        TwinField("prefersLargeTitle", \.prefersLargeTitle),
        TwinField("prompt", \.prompt),
        TwinField("subtitle", \.subtitle),
        TwinField("hiddenButtons", \.hiddenButtons, unless: []),
    ]
}
