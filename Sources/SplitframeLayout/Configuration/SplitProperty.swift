public import SplitframeInterface

/// One settable property of `UISplitViewController` together with its new value.
public struct SplitProperty: Hashable, Sendable {
    public let key: SplitPropertyKey
    public let value: Value

    /// A value as it can be written.
    public enum Value: Hashable, Sendable {
        /// One of UIKit's words.
        case word(String)
        case flag(Bool)
        /// Points, or a fraction from 0 to 1; nil is `automaticDimension`.
        case length(Double?)
    }

    /// The property's name in UIKit's spelling.
    public var name: String { key.name }

    /// The property as it is set on the command line: `preferredPrimaryColumnWidth=300`.
    public var text: String { "\(name)=\(valueText)" }
}

/// The four properties that a column's width has.
public enum ColumnWidthBound: NamedCase {
    case preferred
    case preferredFraction
    case minimum
    case maximum
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

extension SplitConfiguration {
    /// Stores one property's value, nothing else.
    public mutating func store(_ property: SplitProperty) { property.key.store(property.value, &self) }

    /// Every settable property with its value here; a background left to the generation is none.
    public var settableProperties: [SplitProperty] {
        SplitPropertyKey.all.map { SplitProperty(key: $0, value: $0.load(self)) }
    }
}
