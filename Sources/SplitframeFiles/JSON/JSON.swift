package import SplitframeInterface
public import SplitframeSystem

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

extension JSON {
    /// The size as `[width, height]`.
    package init(_ size: Size) { self = .numbers([size.width, size.height]) }

    /// The rectangle as `[x, y, width, height]`.
    package init(_ frame: Rectangle) { self = .numbers([frame.x, frame.y, frame.width, frame.height]) }

    /// The insets as `[top, left, bottom, right]`.
    package init(_ insets: EdgeInsets) {
        self = .numbers([insets.top, insets.left, insets.bottom, insets.right])
    }
}

extension JSONShape {
    package static let size = numbers(count: 2, named: "[width, height] in points")
    package static let rectangle = numbers(count: 4, named: "[x, y, width, height] in points")
    package static let insets = numbers(count: 4, named: "[top, left, bottom, right] in points")
    package static let pixelSize = numbers(count: 2, named: "[width, height] in pixels")
    package static let pixelArea = numbers(count: 4, named: "[x, y, width, height] in pixels")
}

extension JSON {
    /// The whole value on one line in readable form, with strings unquoted.
    public var line: String {
        switch self {
        case .null, .bool, .number: compactText
        case .string(let string): string
        case .array(let array): "[\(array.map(\.line).joined(separator: ", "))]"
        case .object(let object):
            "{\(object.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.line)" }.joined(separator: ", "))}"
        }
    }

    /// A short description of the value for an error message.
    public var summary: String {
        switch self {
        case .null, .bool, .number: compactText
        case .string(let string): string.quoted
        case .array(let array): "a list of \(array.count)"
        case .object: "an object"
        }
    }
}

extension String {
    /// The text in quotation marks for an error message.
    package var quoted: String { "\"\(shortened)\"" }

    /// The text, cut at its end if it is too long for an error message.
    var shortened: String { count > 80 ? prefix(79) + "…" : self }
}

extension JSON {
    /// The value on one line, without blanks, its keys sorted.
    public var compactText: String { text(with: []) }

    /// The value indented, its keys sorted, a newline at the end.
    public var indentedText: String { text(with: .prettyPrinted) + "\n" }

    /// Parses a text; nil if it is not JSON.
    public init?(text: String) {
        guard let value = try? JSON(bytes: Array(text.utf8)) else { return nil }
        self = value
    }

    /// Parses a file's bytes.
    ///
    /// - Throws: ``JSONError/syntax(_:line:column:)`` if they are not JSON.
    public init(bytes: [UInt8]) throws(JSONError) {
        var reader = JSONReader(bytes)
        self = try reader.document()
    }

    /// Parses a file's data, like ``init(bytes:)``.
    public init(data: Data) throws(JSONError) { try self.init(bytes: Array(data)) }

    private func text(with formatting: JSONEncoder.OutputFormatting) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
        // The encoder accepts every value of this type.
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}

extension JSON: Codable {
    /// Numbers are written with up to six decimals, to leave out the noise of binary fractions; not-a-number and
    /// infinity, which JSON lacks, are written as null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let bool): try container.encode(bool)
        case .number(let number) where !number.isFinite: try container.encodeNil()
        case .number(let number): try container.encode(number.withoutNoise)
        case .string(let string): try container.encode(string)
        case .array(let array): try container.encode(array)
        case .object(let object): try container.encode(object)
        }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let array = try? container.decode([JSON].self) {
            self = .array(array)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }
}

extension Double {
    /// The number rounded to six decimals; never a negative zero.
    fileprivate var withoutNoise: Double {
        abs(self) < 1e9 ? (self * 1e6).rounded() / 1e6 + 0 : self
    }
}

/// The place of a value in a document; formatted as text only for a message.
indirect enum JSONPlace: Hashable, Sendable {
    /// A name given by the caller; empty for the whole document.
    case named(String)
    case member(String, of: JSONPlace)
    case element(Int, of: JSONPlace)

    var path: String {
        switch self {
        case .named(let path): return path
        case .member(let key, let object):
            let path = object.path
            return path.isEmpty ? key : "\(path).\(key)"
        case .element(let number, let list): return "\(list.path)[\(number)]"
        }
    }
}

/// A key of an object: its name, the shape of its value, its meaning, and whether it is required.
package struct JSONKey: Sendable {
    package let name: String
    package let shape: JSONShape
    package let meaning: String
    package let isRequired: Bool
    /// The keys that are allowed beside this one in ``JSONShape/oneOf(_:)``.
    package let beside: [JSONKey]

    package init(
        _ name: String, _ shape: JSONShape, _ meaning: String, isRequired: Bool = false,
        beside: [JSONKey] = []
    ) {
        self.name = name
        self.shape = shape
        self.meaning = meaning
        self.isRequired = isRequired
        self.beside = beside
    }

    /// Whether a key is allowed in every object.
    package static func isFree(_ name: String) -> Bool { name == "$schema" || name == "comment" }
}
