public import Foundation

/// The format as a JSON Schema (draft 2020-12), made from the tables that the reader checks with.
public enum ScenarioSchema {
    public static var value: ScenarioValue {
        var definitions: [String: ScenarioValue] = [:]
        var members = ScenarioFormat.file.schema(&definitions).members ?? [:]
        members["$schema"] = .text("https://json-schema.org/draft/2020-12/schema")
        members["title"] = .text("Splitframe scenario")
        members["$defs"] = .object(definitions)
        return .object(members)
    }

    public static func json() throws -> Data { try value.json() }
}

extension ScenarioShape {
    /// The shape as a schema; shared shapes are referred to and go into the definitions.
    fileprivate func schema(_ definitions: inout [String: ScenarioValue]) -> ScenarioValue {
        switch self {
        case .text: return .object(["type": .text("string")])
        case .number: return .object(["type": .text("number")])
        case .boolean: return .object(["type": .text("boolean")])
        case .null: return .object(["type": .text("null")])
        case .anything: return .object([:])
        case .words(let words): return .object(["enum": .texts(words)])
        case .numbers(let count, let name):
            return .object([
                "type": .text("array"), "items": .object(["type": .text("number")]),
                "minItems": .number(Double(count)), "maxItems": .number(Double(count)),
                "description": .text(name),
            ])
        case .list(let shape):
            return .object(["type": .text("array"), "items": shape.schema(&definitions)])
        case .map(let shape):
            return .object(["type": .text("object"), "additionalProperties": shape.schema(&definitions)])
        case .either(let shapes):
            return .object(["anyOf": .list(shapes.map { $0.schema(&definitions) })])
        case .object(let keys):
            return Self.schema(of: keys, &definitions)
        case .shared(let name, let shape):
            if definitions[name] == nil {
                definitions[name] = .null
                definitions[name] = shape.schema(&definitions)
            }
            return .object(["$ref": .text("#/$defs/\(name)")])
        }
    }

    private static func schema(
        of keys: [ScenarioKey], _ definitions: inout [String: ScenarioValue]
    ) -> ScenarioValue {
        var properties: [String: ScenarioValue] = ["$schema": .object([:]), "comment": .object([:])]
        for key in keys {
            var property = key.shape.schema(&definitions).members ?? [:]
            property["description"] = .text(key.meaning)
            properties[key.name] = .object(property)
        }
        var schema: [String: ScenarioValue] = [
            "type": .text("object"), "properties": .object(properties),
            "additionalProperties": .boolean(false),
        ]
        let required = keys.filter(\.isRequired).map(\.name)
        if !required.isEmpty { schema["required"] = .texts(required) }
        return .object(schema)
    }
}
