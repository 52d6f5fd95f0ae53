public import Foundation
import Geometry

/// A JSON value.
public enum ScenarioValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case text(String)
    case list([ScenarioValue])
    case object([String: ScenarioValue])
}

extension ScenarioValue: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let flag = try? container.decode(Bool.self) {
            self = .boolean(flag)
        } else if let list = try? container.decode([ScenarioValue].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: ScenarioValue].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .boolean(let flag): try container.encode(flag)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let list): try container.encode(list)
        case .object(let members): try container.encode(members)
        }
    }

    /// The value as indented JSON with sorted keys.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}

extension ScenarioValue {
    /// A member of an object; nil elsewhere.
    public subscript(key: String) -> ScenarioValue? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    /// The whole value in one line, words without quotation marks.
    public var line: String {
        switch self {
        case .null: "null"
        case .boolean(let flag): "\(flag)"
        case .number(let number): number.pointText
        case .text(let text): text
        case .list(let list): "[\(list.map(\.line).joined(separator: ", "))]"
        case .object(let members):
            "{\(members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.line)" }.joined(separator: ", "))}"
        }
    }

    public var text: String? { if case .text(let text) = self { text } else { nil } }
    public var number: Double? { if case .number(let number) = self { number } else { nil } }
    public var boolean: Bool? { if case .boolean(let flag) = self { flag } else { nil } }
    public var list: [ScenarioValue]? { if case .list(let list) = self { list } else { nil } }
    public var members: [String: ScenarioValue]? {
        if case .object(let members) = self { members } else { nil }
    }
    public var isNull: Bool { self == .null }
    var numbers: [Double]? { list.map { $0.compactMap(\.number) } }
    var texts: [String]? { list.map { $0.compactMap(\.text) } }

    static func texts(_ texts: [String]) -> ScenarioValue { .list(texts.map { .text($0) }) }

    static func numbers(_ numbers: [Double]) -> ScenarioValue { .list(numbers.map { .number($0) }) }
}
