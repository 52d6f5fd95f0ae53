import SplitframeInterface

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
