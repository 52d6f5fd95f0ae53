/// A key of an object: its name, the shape of its value, its meaning, and whether it is required.
package struct JSONKey: Sendable {
    package let name: String
    package let shape: JSONShape
    package let meaning: String
    package let isRequired: Bool
    /// The keys that are allowed beside this one in ``JSONShape/oneOf(_:)``.
    package let beside: [JSONKey]

    package init(
        _ name: String, _ shape: JSONShape, _ meaning: String, isRequired: Bool = false,
        beside: [JSONKey] = []
    ) {
        self.name = name
        self.shape = shape
        self.meaning = meaning
        self.isRequired = isRequired
        self.beside = beside
    }

    /// Whether a key is allowed in every object.
    package static func isFree(_ name: String) -> Bool { name == "$schema" || name == "comment" }
}
