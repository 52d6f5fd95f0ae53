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

/// The reason why a property could not be read from text.
public enum SplitPropertyError: Error, Hashable {
    /// No settable property has this name; the known names.
    case unknownName(String, known: [String])
    /// The value is not allowed for the property; the allowed values.
    case badValue(String, property: String, expected: [String])
}

extension SplitProperty {
    /// Reads a property from UIKit's name and a value in UIKit's spelling.
    ///
    /// Widths are points (fractions 0 to 1) or `automatic`; flags are `true` or `false`.
    public init(name: String, value: String) throws(SplitPropertyError) {
        guard let key = SplitPropertyKey(name: name) else {
            throw .unknownName(name, known: SplitPropertyKey.all.map(\.name))
        }
        guard let read = key.read(value) else {
            throw .badValue(value, property: name, expected: key.expected)
        }
        self.init(key: key, value: read)
    }

    /// The value in UIKit's spelling, a width in points or `automatic`.
    public var valueText: String {
        switch value {
        case .word(let word): word
        case .flag(let flag): "\(flag)"
        case .length(let length): length.map(\.exactText) ?? "automatic"
        }
    }
}

extension SplitPropertyKey {
    /// The value of a text; nil where the property does not allow it.
    fileprivate func read(_ text: String) -> SplitProperty.Value? {
        switch values {
        case .choice(let choices):
            // A name may be written in camel case or with hyphens, as everywhere.
            let kebab = text.lowercased().filter { $0 != "-" }
            let word = text.contains("-") ? choices.first { $0.lowercased() == kebab } : text
            return word.flatMap { choices.contains($0) ? .word($0) : nil }
        case .flag: return Bool(text).map(SplitProperty.Value.flag)
        case .points: return text == "automatic" ? .length(nil) : Self.length(text, atMost: .infinity)
        case .fraction: return text == "automatic" ? .length(nil) : Self.length(text, atMost: 1)
        }
    }

    private static func length(_ text: String, atMost most: Double) -> SplitProperty.Value? {
        guard let number = Double(text), number.isFinite, number >= 0, number <= most else { return nil }
        return .length(number)
    }
}
