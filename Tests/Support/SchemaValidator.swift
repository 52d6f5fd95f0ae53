public import Foundation

/// As much of JSON Schema (draft 2020-12) as the published schemas use; every other keyword is a problem.
///
/// It reads with Foundation and knows nothing of the code that makes the schemas.
public struct SchemaValidator: Sendable {
    private let root: Value

    public init(_ schema: Data) throws { root = try JSONDecoder().decode(Value.self, from: schema) }

    /// Whether a text has the shape that the schema describes.
    public func accepts(_ text: Data) throws -> Bool {
        accepts(try JSONDecoder().decode(Value.self, from: text), root)
    }

    /// What makes it no schema: keywords of a wrong kind, or that the validator does not know.
    public var problems: [String] { problems(of: root, at: "") }

    private indirect enum Value: Decodable, Hashable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([Value])
        case object([String: Value])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .null
            } else if let bool = try? container.decode(Bool.self) {
                self = .bool(bool)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else if let string = try? container.decode(String.self) {
                self = .string(string)
            } else if let array = try? container.decode([Value].self) {
                self = .array(array)
            } else {
                self = .object(try container.decode([String: Value].self))
            }
        }

        var object: [String: Value] { if case .object(let object) = self { object } else { [:] } }
        var array: [Value] { if case .array(let array) = self { array } else { [] } }
        var number: Double? { if case .number(let number) = self { number } else { nil } }
        var string: String? { if case .string(let string) = self { string } else { nil } }
        subscript(key: String) -> Value? { object[key] }
    }

    private func accepts(_ value: Value, _ schema: Value) -> Bool {
        if case .bool(let isAllowed) = schema { return isAllowed }
        return schema.object.allSatisfy { holds($0, $1, for: value, beside: schema) }
    }

    private func holds(_ keyword: String, _ rule: Value, for value: Value, beside schema: Value) -> Bool {
        switch (keyword, value) {
        case ("$ref", _): definition(rule).map { accepts(value, $0) } ?? false
        case ("anyOf", _): rule.array.contains { accepts(value, $0) }
        case ("enum", _): rule.array.contains(value)
        case ("type", _): isOfType(rule.string, value)
        case ("minimum", .number(let number)): number >= rule.number ?? .infinity
        case ("maximum", .number(let number)): number <= rule.number ?? -.infinity
        case ("pattern", .string(let text)):
            text.range(of: rule.string ?? "^\\b$", options: .regularExpression) != nil
        case ("minItems", .array(let list)): Double(list.count) >= rule.number ?? .infinity
        case ("maxItems", .array(let list)): Double(list.count) <= rule.number ?? -1
        case ("items", .array(let list)): list.allSatisfy { accepts($0, rule) }
        case ("required", .object(let members)): rule.array.allSatisfy { members[$0.string ?? ""] != nil }
        case ("properties", .object(let members)):
            members.allSatisfy { key, member in rule[key].map { accepts(member, $0) } ?? true }
        case ("additionalProperties", .object(let members)):
            members.allSatisfy { schema["properties"]?[$0] != nil || accepts($1, rule) }
        default: true
        }
    }

    private func isOfType(_ type: String?, _ value: Value) -> Bool {
        switch (type, value) {
        case ("string", .string), ("boolean", .bool), ("null", .null), ("number", .number), ("array", .array),
            ("object", .object):
            true
        case ("integer", .number(let number)): number == number.rounded()
        default: false
        }
    }

    private func definition(_ reference: Value) -> Value? {
        reference.string?.split(separator: "/").last.flatMap { root["$defs"]?[String($0)] }
    }

    private func problems(of schema: Value, at path: String) -> [String] {
        if case .bool = schema { return [] }
        guard case .object(let members) = schema else { return ["\(path) is no schema"] }
        return members.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
            let place = "\(path)/\(keyword)"
            switch keyword {
            case "$schema":
                return rule == .string("https://json-schema.org/draft/2020-12/schema") ? [] : [place]
            case "title", "description", "pattern": return rule.string == nil ? [place] : []
            case "type":
                let types = ["string", "number", "integer", "boolean", "null", "array", "object"]
                return types.contains(rule.string ?? "") ? [] : [place]
            case "minimum", "maximum", "minItems", "maxItems": return rule.number == nil ? [place] : []
            case "enum": return rule.array.isEmpty || Set(rule.array).count < rule.array.count ? [place] : []
            case "required":
                let names = rule.array.compactMap(\.string)
                return names.isEmpty || Set(names).count < rule.array.count ? [place] : []
            case "$ref": return definition(rule) == nil ? [place] : []
            case "anyOf":
                return rule.array.isEmpty ? [place] : rule.array.flatMap { problems(of: $0, at: place) }
            case "items", "additionalProperties": return problems(of: rule, at: place)
            case "properties", "$defs":
                return rule.object.flatMap { problems(of: $1, at: "\(place)/\($0)") }
            default: return [place]
            }
        }
    }
}
