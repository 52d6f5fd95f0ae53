public import SplitframeInterface

/// One settable property of `UISplitViewController` together with its new value.
public enum SplitProperty: Hashable, Sendable {
    case preferredDisplayMode(DisplayMode)
    case preferredSplitBehavior(SplitBehavior)
    case primaryEdge(PrimaryEdge)
    case primaryBackgroundStyle(BackgroundStyle)
    case presentsWithGesture(Bool)
    case showsSecondaryOnlyButton(Bool)
    case displayModeButtonVisibility(DisplayModeButtonVisibility)
    /// One of a column's width properties, in points or as a fraction; nil is `automaticDimension`.
    case width(Column, ColumnWidthBound, Double?)
}

/// The four properties that a column's width has.
public enum ColumnWidthBound: NamedCase {
    case preferred
    case preferredFraction
    case minimum
    case maximum
}

extension ColumnWidthBound {
    var keyPath: any WritableKeyPath<ColumnWidthPreference, Double?> & Sendable {
        switch self {
        case .preferred: \.preferred
        case .preferredFraction: \.preferredFraction
        case .minimum: \.minimum
        case .maximum: \.maximum
        }
    }
}

extension SplitConfiguration {
    /// Stores one property's value, nothing else.
    public mutating func store(_ property: SplitProperty) {
        switch property {
        case .preferredDisplayMode(let mode): preferredDisplayMode = mode
        case .preferredSplitBehavior(let behavior): preferredSplitBehavior = behavior
        case .primaryEdge(let edge): primaryEdge = edge
        case .primaryBackgroundStyle(let style): primaryBackgroundStyle = style
        case .presentsWithGesture(let presents): presentsWithGesture = presents
        case .showsSecondaryOnlyButton(let shows): showsSecondaryOnlyButton = shows
        case .displayModeButtonVisibility(let visibility): displayModeButtonVisibility = visibility
        case .width(.primary, let bound, let value): primaryWidth[keyPath: bound.keyPath] = value
        case .width(.supplementary, let bound, let value): supplementaryWidth[keyPath: bound.keyPath] = value
        case .width(.secondary, let bound, let value): secondaryWidth[keyPath: bound.keyPath] = value
        case .width(.inspector, let bound, let value): inspectorWidth[keyPath: bound.keyPath] = value
        case .width(.compact, _, _): break
        }
    }
}

extension SplitConfiguration {
    /// Every settable property with its value here; a background left to the generation is none.
    public var settableProperties: [SplitProperty] {
        let widths = SplitProperty.widths.map { column, bound in
            SplitProperty.width(column, bound, width(of: column)[keyPath: bound.keyPath])
        }
        return [
            .preferredDisplayMode(preferredDisplayMode), .preferredSplitBehavior(preferredSplitBehavior),
            .primaryEdge(primaryEdge), .primaryBackgroundStyle(primaryBackgroundStyle ?? .none),
            .presentsWithGesture(presentsWithGesture), .showsSecondaryOnlyButton(showsSecondaryOnlyButton),
            .displayModeButtonVisibility(displayModeButtonVisibility),
        ] + widths
    }
}
