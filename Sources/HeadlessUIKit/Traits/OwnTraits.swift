/// The values of an app's own traits, by the types that define them.
struct OwnTraits: Hashable, Sendable {
    private var values: [ObjectIdentifier: any Sendable] = [:]

    subscript(trait: ObjectIdentifier) -> (any Sendable)? {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// These values, overridden by the others.
    func overridden(by others: OwnTraits) -> OwnTraits {
        var own = self
        own.values.merge(others.values) { $1 }
        return own
    }

    static func == (left: OwnTraits, right: OwnTraits) -> Bool {
        left.values.keys == right.values.keys
            && left.values.allSatisfy { areEqual($0.value, right.values[$0.key]) }
    }

    func hash(into hasher: inout Hasher) { hasher.combine(Set(values.keys)) }

    /// Whether two values of a trait are equal; values that cannot be compared never are.
    static func areEqual(_ left: (any Sendable)?, _ right: (any Sendable)?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return (left as? any Equatable)?.equals(right) ?? false
    }
}

extension Equatable {
    fileprivate func equals(_ other: any Sendable) -> Bool { (other as? Self) == self }
}
