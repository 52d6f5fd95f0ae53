extension JSONShape {
    /// The shape as a complete JSON Schema (draft 2020-12), with the definitions that it refers to.
    package func schema(title: String) -> JSON {
        var definitions: [String: JSON] = [:]
        var members = schema(&definitions).object ?? [:]
        members["$schema"] = "https://json-schema.org/draft/2020-12/schema"
        members["title"] = .string(title)
        members["$defs"] = definitions.isEmpty ? nil : .object(definitions)
        return .object(members)
    }

    /// The shape as a schema; shared shapes are added to the definitions and referred to.
    private func schema(_ definitions: inout [String: JSON]) -> JSON {
        switch self {
        case .text: return ["type": "string"]
        case .number(let range): return Self.schema(of: range)
        case .index: return ["type": "integer", "minimum": 0, "maximum": .number(JSON.largestIndex)]
        case .boolean: return ["type": "boolean"]
        case .null: return ["type": "null"]
        case .anything: return [:]
        case .choice(let choices): return ["enum": .strings(choices)]
        case .choicesWithCommas(let choices):
            let word = "(\(choices.joined(separator: "|")))"
            return ["type": "string", "pattern": .string("^\(word)(,\(word))*$")]
        case .numbers(let count, let name, let range):
            let count = JSON.number(Double(count))
            return [
                "type": "array", "items": Self.schema(of: range), "minItems": count, "maxItems": count,
                "description": .string(name),
            ]
        case .list(let shape): return ["type": "array", "items": shape.schema(&definitions)]
        case .map(let shape):
            return ["type": "object", "additionalProperties": shape.schema(&definitions)]
        case .either(let shapes):
            return ["anyOf": .array(shapes.map { $0.schema(&definitions) })]
        case .object(let keys): return Self.schema(of: keys, needing: keys.filter(\.isRequired), &definitions)
        case .oneOf(let keys):
            return [
                "anyOf": .array(keys.map { Self.schema(of: [$0] + $0.beside, needing: [$0], &definitions) })
            ]
        case .shared(let name, let shape):
            if definitions[name] == nil {
                definitions[name] = .null
                definitions[name] = shape.schema(&definitions)
            }
            return ["$ref": .string("#/$defs/\(name)")]
        }
    }

    private static func schema(of range: ClosedRange<Double>?) -> JSON {
        .members([
            "type": "number", "minimum": range.map { .number($0.lowerBound) },
            "maximum": range.map { .number($0.upperBound) },
        ])
    }

    private static func schema(
        of keys: [JSONKey], needing required: [JSONKey], _ definitions: inout [String: JSON]
    ) -> JSON {
        var properties: [String: JSON] = ["$schema": [:], "comment": [:]]
        for key in keys {
            var property = key.shape.schema(&definitions).object ?? [:]
            property["description"] = .string(key.meaning)
            properties[key.name] = .object(property)
        }
        return .members([
            "type": "object", "properties": .object(properties), "additionalProperties": false,
            "required": required.isEmpty ? nil : .strings(required.map(\.name)),
        ])
    }
}
