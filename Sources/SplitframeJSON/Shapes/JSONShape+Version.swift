extension JSONShape {
    /// What every object says that a command prints.
    package static let version = JSONKey(
        "schema", .number(1...1), "the version of the shape", isRequired: true)

    /// The shape of objects that say their version.
    package var versioned: JSONShape {
        switch self {
        case .object(let keys): .object([Self.version] + keys)
        case .either(let shapes): .either(shapes.map(\.versioned))
        case .text, .number, .index, .boolean, .null, .anything, .words, .wordsWithCommas, .numbers, .list,
            .oneOf, .map, .shared:
            self
        }
    }
}

extension JSON {
    /// An object that says the version of its shape; everything else as it is.
    package var versioned: JSON {
        guard case .object(var members) = self else { return self }
        members[JSONShape.version.name] = 1
        return .object(members)
    }
}
