public import SplitframeInterface

extension SplitPropertyKey {
    /// Every settable property.
    public static let all =
        [
            preferredDisplayMode, preferredSplitBehavior, primaryEdge, primaryBackgroundStyle,
            presentsWithGesture, showsSecondaryOnlyButton, displayModeButtonVisibility,
        ]
        + [Column.primary, .supplementary, .secondary, .inspector].flatMap { column in
            // UIKit has no maximum for the secondary column.
            ColumnWidthBound.allCases.filter { column != .secondary || $0 != .maximum }
                .map { width(column, $0) }
        }

    static let preferredDisplayMode = word("preferredDisplayMode", \.preferredDisplayMode)
    static let preferredSplitBehavior = word("preferredSplitBehavior", \.preferredSplitBehavior)
    static let primaryEdge = word("primaryEdge", \.primaryEdge)
    static let primaryBackgroundStyle = word("primaryBackgroundStyle", \.backgroundStyle)
    static let presentsWithGesture = flag("presentsWithGesture", \.presentsWithGesture)
    static let showsSecondaryOnlyButton = flag("showsSecondaryOnlyButton", \.showsSecondaryOnlyButton)
    static let displayModeButtonVisibility = word(
        "displayModeButtonVisibility", \.displayModeButtonVisibility)

    /// One of the properties of a column's width: `preferredPrimaryColumnWidth`.
    static func width(_ column: Column, _ bound: ColumnWidthBound) -> SplitPropertyKey {
        switch bound {
        case .preferred: length(column.preference("preferred"), .points, column, \.preferred)
        case .preferredFraction:
            length(column.preference("preferred") + "Fraction", .fraction, column, \.preferredFraction)
        case .minimum: length(column.preference("minimum"), .points, column, \.minimum)
        case .maximum: length(column.preference("maximum"), .points, column, \.maximum)
        }
    }
}

extension SplitProperty {
    public static func preferredDisplayMode(_ mode: DisplayMode) -> SplitProperty {
        SplitProperty(key: .preferredDisplayMode, value: .word(mode.name))
    }

    public static func preferredSplitBehavior(_ behavior: SplitBehavior) -> SplitProperty {
        SplitProperty(key: .preferredSplitBehavior, value: .word(behavior.name))
    }

    public static func primaryEdge(_ edge: PrimaryEdge) -> SplitProperty {
        SplitProperty(key: .primaryEdge, value: .word(edge.name))
    }

    public static func primaryBackgroundStyle(_ style: BackgroundStyle) -> SplitProperty {
        SplitProperty(key: .primaryBackgroundStyle, value: .word(style.name))
    }

    public static func presentsWithGesture(_ presents: Bool) -> SplitProperty {
        SplitProperty(key: .presentsWithGesture, value: .flag(presents))
    }

    public static func showsSecondaryOnlyButton(_ shows: Bool) -> SplitProperty {
        SplitProperty(key: .showsSecondaryOnlyButton, value: .flag(shows))
    }

    public static func displayModeButtonVisibility(
        _ visibility: DisplayModeButtonVisibility
    ) -> SplitProperty {
        SplitProperty(key: .displayModeButtonVisibility, value: .word(visibility.name))
    }

    /// One of a column's width properties, in points or as a fraction; nil is `automaticDimension`.
    public static func width(_ column: Column, _ bound: ColumnWidthBound, _ value: Double?) -> SplitProperty {
        SplitProperty(key: .width(column, bound), value: .length(value))
    }
}
