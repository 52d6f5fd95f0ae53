package import SplitframeInterface

/// Describes the form of a JSON value: checks values, and generates a JSON Schema.
package indirect enum JSONShape: Sendable {
    case text
    case number(ClosedRange<Double>? = nil)
    /// An index or a count, from 0.
    case index
    case boolean
    case null
    case anything
    case choice([String])
    /// One of the texts, or several of them in one text, separated by commas.
    case choicesWithCommas([String])
    /// A list of `count` numbers, each within the range if there is one.
    case numbers(count: Int, named: String, within: ClosedRange<Double>? = nil)
    case list(JSONShape)
    case object([JSONKey])
    /// An object with exactly one of the keys, and the keys that are allowed beside it.
    case oneOf([JSONKey])
    /// An object whose keys the app chooses.
    case map(JSONShape)
    case either([JSONShape])
    /// A shape that is used in several places, with its own name.
    case shared(String, JSONShape)

    package static func optional(_ shape: JSONShape) -> JSONShape { .either([shape, .null]) }

    package static func named<Word: NamedCase>(_ type: Word.Type) -> JSONShape {
        .choice(Word.allCases.map(\.name))
    }

    /// The texts among the allowed values.
    var choices: [String] {
        switch self {
        case .choice(let choices), .choicesWithCommas(let choices): choices
        case .either(let shapes): shapes.flatMap(\.choices)
        case .shared(_, let shape): shape.choices
        case .text, .number, .index, .boolean, .null, .anything, .numbers, .list, .object, .oneOf, .map: []
        }
    }
}

extension JSONShape: CustomStringConvertible {
    /// A short description of the allowed values.
    package var description: String {
        switch self {
        case .text: "a text"
        case .number(let range?) where range.lowerBound == range.upperBound: range.lowerBound.pointText
        case .number(let range): "a number" + Self.limits(of: range, after: " ")
        case .index: "a whole number from 0"
        case .boolean: "true or false"
        case .null: "null"
        case .anything: "any value"
        case .choice(let choices): choices.joined(separator: ", ")
        case .choicesWithCommas(let choices): "one or more of \(choices.joined(separator: ","))"
        case .numbers(_, let name, let range): name + Self.limits(of: range, after: ", each ")
        case .list(let shape): "a list of: \(shape)"
        case .object(let keys): "an object with \(keys.map(\.name).joined(separator: ", "))"
        case .oneOf(let keys): "an object with one of \(keys.map(\.name).joined(separator: ", "))"
        case .map(let shape): "an object of: \(shape)"
        case .either(let shapes): shapes.map(\.description).joined(separator: ", or ")
        case .shared(_, let shape): shape.description
        }
    }

    private static func limits(of range: ClosedRange<Double>?, after start: String) -> String {
        range.map { "\(start)from \($0.lowerBound.pointText) to \($0.upperBound.pointText)" } ?? ""
    }
}

extension JSONShape {
    /// The key that every object printed by a command has.
    package static let version = JSONKey(
        "schema", .number(1...1), "the version of the shape", isRequired: true)

    /// The shape with the key of its version, for objects.
    package var versioned: JSONShape {
        switch self {
        case .object(let keys): .object([Self.version] + keys)
        case .either(let shapes): .either(shapes.map(\.versioned))
        case .text, .number, .index, .boolean, .null, .anything, .choice, .choicesWithCommas, .numbers, .list,
            .oneOf, .map, .shared:
            self
        }
    }
}

extension JSON {
    /// The value with the version of its shape, if it is an object; any other value unchanged.
    package var versioned: JSON {
        guard case .object(var members) = self else { return self }
        members[JSONShape.version.name] = 1
        return .object(members)
    }
}

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

extension JSONShape {
    /// Throws if a value does not have this shape; unknown keys are errors.
    package func check(_ node: JSONNode) throws(JSONError) {
        switch (self, node.value) {
        case (.anything, _), (.text, .string), (.boolean, .bool), (.null, .null):
            return
        case (.number(let range), .number(let number)) where range?.contains(number) ?? true:
            return
        case (.index, _) where node.value.index != nil:
            return
        case (.choice(let choices), .string(let word)) where choices.contains(word):
            return
        case (.choicesWithCommas(let choices), .string(let text))
        where text.split(separator: ",", omittingEmptySubsequences: false)
            .allSatisfy({ choices.contains(String($0)) }):
            return
        case (.numbers(let count, _, let range), .array(let list))
        where list.count == count
            && list.allSatisfy({ $0.number.map { range?.contains($0) ?? true } ?? false }):
            return
        case (.list(let shape), .array):
            _ = try node.list { element throws(JSONError) in try shape.check(element) }
        case (.map(let shape), .object):
            for (key, member) in try node.members() where !JSONKey.isFree(key) { try shape.check(member) }
        case (.object(let keys), .object):
            try Self.check(node, against: keys)
        case (.oneOf(let keys), .object):
            try Self.checkOne(of: keys, in: node)
        case (.either(let shapes), _):
            try checkEither(shapes, node)
        case (.shared(_, let shape), _):
            try shape.check(node)
        case (.text, _), (.number, _), (.index, _), (.boolean, _), (.null, _), (.choice, _),
            (.choicesWithCommas, _), (.numbers, _),
            (.list, _), (.map, _), (.object, _), (.oneOf, _):
            throw node.wrong(description, nearest: node.value.string.flatMap { choices.nearest(to: $0) })
        }
    }

    private static func check(_ node: JSONNode, against keys: [JSONKey]) throws(JSONError) {
        for (name, member) in try node.members() where !JSONKey.isFree(name) {
            guard let key = keys.first(where: { $0.name == name }) else {
                let known = keys.map(\.name).reduce(into: [String]()) {
                    if !$0.contains($1) { $0.append($1) }
                }
                throw .unknownKey(name, at: node.path, known: known)
            }
            try key.shape.check(member)
        }
        for key in keys where key.isRequired && node.value[key.name] == nil {
            throw .missingKey(key.name, at: node.path)
        }
    }

    private static func checkOne(of keys: [JSONKey], in node: JSONNode) throws(JSONError) {
        let there = keys.filter { node.value[$0.name] != nil }
        guard let key = there.first else {
            let known = keys + keys.flatMap(\.beside)
            try check(node, against: known)
            throw .noneOf(keys.map(\.name), at: node.path)
        }
        guard there.count == 1 else { throw .conflictingKeys(there.map(\.name).sorted(), at: node.path) }
        try check(node, against: [key] + key.beside)
    }

    /// Throws the most helpful error among the alternatives of the value's own kind: one about a wrong value, otherwise
    /// that of the alternative with the fewest unknown keys.
    private func checkEither(_ shapes: [JSONShape], _ node: JSONNode) throws(JSONError) {
        var complaints: [(error: JSONError, strangers: Int)] = []
        for shape in shapes {
            do throws(JSONError) {
                return try shape.check(node)
            } catch {
                if case .badValue(_, node.path, _, _) = error { continue }
                complaints.append((error, shape.strangers(in: node)))
            }
        }
        let ofValue = complaints.first { if case .badValue = $0.error { true } else { false } }
        throw (ofValue ?? complaints.min { $0.strangers < $1.strangers })?.error
            ?? node.wrong(description, nearest: node.value.string.flatMap { choices.nearest(to: $0) })
    }

    /// The number of keys in a value that the shape does not know.
    private func strangers(in node: JSONNode) -> Int {
        let known: [JSONKey]
        switch self {
        case .object(let keys): known = keys
        case .oneOf(let keys): known = keys + keys.flatMap(\.beside)
        case .shared(_, let shape): return shape.strangers(in: node)
        case .text, .number, .index, .boolean, .null, .anything, .choice, .choicesWithCommas, .numbers, .list,
            .map, .either:
            return 0
        }
        let names = Set(known.map(\.name))
        return node.value.object?.keys.count { !names.contains($0) && !JSONKey.isFree($0) } ?? 0
    }
}
