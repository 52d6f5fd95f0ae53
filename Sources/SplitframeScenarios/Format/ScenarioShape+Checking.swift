import SplitframeInterface
import SplitframeJSON

extension ScenarioShape {
    /// Throws where a value does not have this shape; unknown keys are errors.
    func check(_ value: JSON, at path: String) throws(ScenarioError) {
        switch (self, value) {
        case (.anything, _), (.text, .string), (.number, .number), (.boolean, .bool), (.null, .null):
            return
        case (.index, _) where value.index != nil:
            return
        case (.words(let words), .string(let word)) where words.contains(word):
            return
        case (.numbers(let count, _, let range), .array(let list))
        where list.count == count
            && list.allSatisfy({ $0.number.map { range?.contains($0) ?? true } ?? false }):
            return
        case (.list(let shape), .array(let list)):
            for (index, element) in list.enumerated() { try shape.check(element, at: "\(path)[\(index)]") }
        case (.map(let shape), .object(let members)):
            for (key, member) in members.sorted(by: { $0.key < $1.key }) where !Self.isFree(key) {
                try shape.check(member, at: "\(path).\(key)")
            }
        case (.object(let keys), .object(let members)):
            try check(members, against: keys, at: path)
        case (.either(let shapes), _):
            try checkEither(shapes, value, at: path)
        case (.shared(_, let shape), _):
            try shape.check(value, at: path)
        case (.text, _), (.number, _), (.index, _), (.boolean, _), (.null, _), (.words, _), (.numbers, _),
            (.list, _),
            (.map, _), (.object, _):
            throw mismatch(value, at: path)
        }
    }

    /// Keys that may stand in every object.
    static func isFree(_ key: String) -> Bool { key == "$schema" || key == "comment" }

    private func check(
        _ members: [String: JSON], against keys: [ScenarioKey], at path: String
    ) throws(ScenarioError) {
        for (name, member) in members.sorted(by: { $0.key < $1.key }) where !Self.isFree(name) {
            guard let key = keys.first(where: { $0.name == name }) else {
                throw .unknownKey(name, at: path, known: keys.map(\.name))
            }
            try key.shape.check(member, at: "\(path).\(name)")
        }
        for key in keys where key.isRequired && members[key.name] == nil {
            throw .missingKey(key.name, at: path)
        }
    }

    /// The complaint of the alternative that is of the value's own kind says most, and of two such that of the one
    /// which knows the key whose value is wrong.
    private func checkEither(
        _ shapes: [ScenarioShape], _ value: JSON, at path: String
    ) throws(ScenarioError) {
        var complaints: [ScenarioError] = []
        for shape in shapes {
            do throws(ScenarioError) {
                return try shape.check(value, at: path)
            } catch {
                if case .badValue(_, path, _, _) = error { continue }
                complaints.append(error)
            }
        }
        let ofValue = complaints.first { if case .badValue = $0 { true } else { false } }
        throw ofValue ?? complaints.first ?? mismatch(value, at: path)
    }

    private func mismatch(_ value: JSON, at path: String) -> ScenarioError {
        .badValue(
            value.summary, at: path, expected: description,
            nearest: value.string.flatMap { words.nearest(to: $0) })
    }
}

extension JSON {
    /// Which one of several, counted from 0; nil for anything but such a number.
    var index: Int? { number.flatMap(Int.init(exactly:)).flatMap { $0 < 0 ? nil : $0 } }
}
