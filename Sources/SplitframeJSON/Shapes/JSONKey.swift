/// A key of an object: its name, what it takes, and whether the object makes no sense without it.
package struct JSONKey: Sendable {
    package let name: String
    package let shape: JSONShape
    package let meaning: String
    package let isRequired: Bool
    /// The keys that may stand beside this one where only one of several may be there.
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

    /// Keys that may stand in every object.
    package static func isFree(_ name: String) -> Bool { name == "$schema" || name == "comment" }
}
