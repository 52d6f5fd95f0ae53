public import SplitframeInterface

/// One settable property of `UISplitViewController` together with its new value.
public struct SplitProperty: Hashable, Sendable {
    public let key: SplitPropertyKey
    public let value: Value

    /// The value of a property, in a form that can be written as text.
    public enum Value: Hashable, Sendable {
        /// The name of one of UIKit's cases.
        case word(String)
        case flag(Bool)
        /// A length in points, or a fraction from 0 to 1; nil is `automaticDimension`.
        case length(Double?)
    }

    /// The property's name in UIKit's spelling.
    public var name: String { key.name }

    /// The property as it is written on the command line: `preferredPrimaryColumnWidth=300`.
    public var text: String { "\(name)=\(valueText)" }
}

/// The four properties of a column's width.
public enum ColumnWidthBound: NamedCase {
    case preferred
    case preferredFraction
    case minimum
    case maximum
}

extension SplitConfiguration {
    /// Stores the value of one property, without any side effect.
    public mutating func store(_ property: SplitProperty) { property.key.store(property.value, &self) }

    /// Every settable property with its value in this configuration; an unset background style counts as none.
    public var settableProperties: [SplitProperty] {
        SplitPropertyKey.all.map { SplitProperty(key: $0, value: $0.load(self)) }
    }
}
