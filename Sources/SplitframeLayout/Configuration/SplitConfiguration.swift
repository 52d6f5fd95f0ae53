public import SplitframeInterface

/// The configuration of a split view by its app: style, columns and every settable property.
public struct SplitConfiguration: Hashable, Sendable {
    public let style: SplitStyle
    /// The columns that have a view controller.
    public var columns: ColumnSet
    public var preferredDisplayMode = DisplayMode.automatic
    public var preferredSplitBehavior = SplitBehavior.automatic
    public var primaryEdge = PrimaryEdge.leading
    /// The sidebar's look; nil is the generation's default.
    public var primaryBackgroundStyle: BackgroundStyle?
    public var presentsWithGesture = true
    public var showsSecondaryOnlyButton = false
    public var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    public var primaryWidth = ColumnWidthPreference.automatic
    public var supplementaryWidth = ColumnWidthPreference.automatic
    public var secondaryWidth = ColumnWidthPreference.automatic
    public var inspectorWidth = ColumnWidthPreference.automatic
    /// Whether the classic primary is a navigation controller, onto which a collapse can push the secondary.
    public var primaryIsNavigationController = true

    /// Makes a configuration with automatic properties and a controller in each of some columns, by default those of
    /// its style.
    public init(style: SplitStyle, columns: ColumnSet? = nil) {
        self.style = style
        self.columns = columns ?? style.columns
    }

    /// The width preference of a column; the compact column has none.
    public func width(of column: Column) -> ColumnWidthPreference {
        switch column {
        case .primary: primaryWidth
        case .supplementary: supplementaryWidth
        case .secondary: secondaryWidth
        case .inspector: inspectorWidth
        case .compact: .automatic
        }
    }
}

extension SplitStyle {
    /// The columns that a split view of this style tiles.
    public var columns: ColumnSet {
        switch self {
        case .unspecified, .doubleColumn: [.primary, .secondary]
        case .tripleColumn: [.primary, .supplementary, .secondary]
        }
    }
}

/// The width properties of one column, as set by the app; nil is UIKit's `automaticDimension`.
public struct ColumnWidthPreference: Hashable, Sendable {
    /// The preferred width in points, which takes precedence over the fraction.
    public var preferred: Double?
    /// The preferred share of the split view's width, 0 to 1.
    public var preferredFraction: Double?
    /// The least width in points.
    public var minimum: Double?
    /// The greatest width in points; the secondary column has none.
    public var maximum: Double?

    public static let automatic = ColumnWidthPreference()

    public init(
        preferred: Double? = nil, preferredFraction: Double? = nil, minimum: Double? = nil,
        maximum: Double? = nil
    ) {
        self.preferred = preferred
        self.preferredFraction = preferredFraction
        self.minimum = minimum
        self.maximum = maximum
    }
}
