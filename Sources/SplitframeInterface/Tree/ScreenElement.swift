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
