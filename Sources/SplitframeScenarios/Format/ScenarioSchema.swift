public import SplitframeJSON

/// The format as a JSON Schema (draft 2020-12), made from the tables that the reader checks with.
public enum ScenarioSchema {
    public static var value: JSON {
        var definitions: [String: JSON] = [:]
        var members = ScenarioFormat.file.schema(&definitions).object ?? [:]
        members["$schema"] = .string("https://json-schema.org/draft/2020-12/schema")
        members["title"] = .string("Splitframe scenario")
        members["$defs"] = .object(definitions)
        return .object(members)
    }

    public static var text: String { value.indentedText }
}

extension ScenarioShape {
    /// The shape as a schema; shared shapes are referred to and go into the definitions.
    fileprivate func schema(_ definitions: inout [String: JSON]) -> JSON {
        switch self {
        case .text: return .object(["type": .string("string")])
        case .number: return .object(["type": .string("number")])
        case .index: return .object(["type": .string("integer"), "minimum": .number(0)])
        case .boolean: return .object(["type": .string("boolean")])
        case .null: return .object(["type": .string("null")])
        case .anything: return .object([:])
        case .words(let words): return .object(["enum": .strings(words)])
        case .numbers(let count, let name, let range):
            return .object([
                "type": .string("array"),
                "items": .members([
                    "type": .string("number"), "minimum": range.map { .number($0.lowerBound) },
                    "maximum": range.map { .number($0.upperBound) },
                ]),
                "minItems": .number(Double(count)), "maxItems": .number(Double(count)),
                "description": .string(name),
            ])
        case .list(let shape):
            return .object(["type": .string("array"), "items": shape.schema(&definitions)])
        case .map(let shape):
            return .object(["type": .string("object"), "additionalProperties": shape.schema(&definitions)])
        case .either(let shapes):
            return .object(["anyOf": .array(shapes.map { $0.schema(&definitions) })])
        case .object(let keys):
            return Self.schema(of: keys, &definitions)
        case .shared(let name, let shape):
            if definitions[name] == nil {
                definitions[name] = .null
                definitions[name] = shape.schema(&definitions)
            }
            return .object(["$ref": .string("#/$defs/\(name)")])
        }
    }

    private static func schema(
        of keys: [ScenarioKey], _ definitions: inout [String: JSON]
    ) -> JSON {
        var properties: [String: JSON] = ["$schema": .object([:]), "comment": .object([:])]
        for key in keys {
            var property = key.shape.schema(&definitions).object ?? [:]
            property["description"] = .string(key.meaning)
            properties[key.name] = .object(property)
        }
        var schema: [String: JSON] = [
            "type": .string("object"), "properties": .object(properties),
            "additionalProperties": .bool(false),
        ]
        let required = keys.filter(\.isRequired).map(\.name)
        if !required.isEmpty { schema["required"] = .strings(required) }
        return .object(schema)
    }
}
