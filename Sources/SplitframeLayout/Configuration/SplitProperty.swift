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

extension SplitConfiguration {
    /// Stores one property's value, nothing else.
    public mutating func store(_ property: SplitProperty) { property.key.store(property.value, &self) }

    /// Every settable property with its value here; a background left to the generation is none.
    public var settableProperties: [SplitProperty] {
        SplitPropertyKey.all.map { SplitProperty(key: $0, value: $0.load(self)) }
    }
}
