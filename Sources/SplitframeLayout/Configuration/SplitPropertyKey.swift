/// A settable property of `UISplitViewController`; ``all`` describes each once.
public struct SplitPropertyKey: Sendable {
    /// The name in UIKit's spelling.
    public let name: String
    public let values: Values
    let store: @Sendable (SplitProperty.Value, inout SplitConfiguration) -> Void
    let load: @Sendable (SplitConfiguration) -> SplitProperty.Value

    /// The values that a property allows.
    public enum Values: Hashable, Sendable {
        case choice([String])
        case flag
        /// Points from 0 up, or `automatic`.
        case points
        /// A share from 0 to 1, or `automatic`.
        case fraction
    }

    /// The allowed values as text, for messages.
    public var expected: [String] {
        switch values {
        case .choice(let choices): choices
        case .flag: ["true", "false"]
        case .points: ["a width in points from 0", "automatic"]
        case .fraction: ["a fraction from 0 to 1", "automatic"]
        }
    }
}

extension SplitPropertyKey: Hashable {
    /// The property with a name in UIKit's spelling; nil where there is none.
    public init?(name: String) {
        guard let key = Self.all.first(where: { $0.name == name }) else { return nil }
        self = key
    }

    public static func == (left: SplitPropertyKey, right: SplitPropertyKey) -> Bool {
        left.name == right.name
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
