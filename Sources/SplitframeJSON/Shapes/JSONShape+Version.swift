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
