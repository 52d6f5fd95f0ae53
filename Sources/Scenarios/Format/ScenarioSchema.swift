public import Foundation

/// The format as a JSON Schema (draft 2020-12), made from the tables that the reader checks with.
public enum ScenarioSchema {
    public static var value: ScenarioValue {
        var members = ScenarioFormat.file.schema.members ?? [:]
        members["$schema"] = .text("https://json-schema.org/draft/2020-12/schema")
        members["title"] = .text("Splitframe scenario")
        return .object(members)
    }

    public static func json() throws -> Data { try value.json() }
}

extension ScenarioShape {
    var schema: ScenarioValue {
        switch self {
        case .text: .object(["type": .text("string")])
        case .number: .object(["type": .text("number")])
        case .boolean: .object(["type": .text("boolean")])
        case .null: .object(["type": .text("null")])
        case .anything: .object([:])
        case .words(let words): .object(["enum": .texts(words)])
        case .numbers(let count, let name):
            .object([
                "type": .text("array"), "items": .object(["type": .text("number")]),
                "minItems": .number(Double(count)), "maxItems": .number(Double(count)),
                "description": .text(name),
            ])
        case .list(let shape): .object(["type": .text("array"), "items": shape.schema])
        case .map(let shape): .object(["type": .text("object"), "additionalProperties": shape.schema])
        case .either(let shapes): .object(["anyOf": .list(shapes.map(\.schema))])
        case .object(let keys): Self.schema(of: keys)
        }
    }

    private static func schema(of keys: [ScenarioKey]) -> ScenarioValue {
        var properties: [String: ScenarioValue] = ["$schema": .object([:]), "comment": .object([:])]
        for key in keys {
            var property = key.shape.schema.members ?? [:]
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
