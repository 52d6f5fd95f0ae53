/// A JSON value.
public enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])
}

extension JSON {
    public static func strings(_ strings: [String]) -> JSON { .array(strings.map(JSON.string)) }

    public static func numbers(_ numbers: [Double]) -> JSON { .array(numbers.map(JSON.number)) }

    /// An object without the members that have no value.
    public static func members(_ members: [String: JSON?]) -> JSON {
        .object(members.compactMapValues(\.self))
    }

    /// A member of an object; nil if there is none, or for other values.
    public subscript(key: String) -> JSON? { object?[key] }

    public var isNull: Bool { if case .null = self { true } else { false } }
    public var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
    public var number: Double? { if case .number(let number) = self { number } else { nil } }
    public var string: String? { if case .string(let string) = self { string } else { nil } }
    public var array: [JSON]? { if case .array(let array) = self { array } else { nil } }
    public var object: [String: JSON]? { if case .object(let object) = self { object } else { nil } }
    /// The value as an index, counted from 0; nil for any other value.
    package var index: Int? {
        number.flatMap { (0...Self.largestIndex).contains($0) ? Int(exactly: $0) : nil }
    }
    /// The largest whole number up to which every whole number has an exact value in JSON.
    static let largestIndex = 9_007_199_254_740_991.0
    /// The numbers of an array; nil for other values.
    public var numbers: [Double]? { array.map { $0.compactMap(\.number) } }
    /// The strings of an array; nil for other values.
    public var strings: [String]? { array.map { $0.compactMap(\.string) } }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}
