package import SplitframeInterface
package import SplitframeJSON

extension ReservedRegion {
    /// The JSON shape of a region in device files, scenarios and output.
    package static let shape = JSONShape.shared(
        "reservedRegion",
        .object([
            JSONKey("name", .named(Name.self), "strip or fold, by kind, unless given"),
            JSONKey("kind", .named(Kind.self), "whether it hides or parts", isRequired: true),
            JSONKey("frame", .rectangle, "in the window, with the margins", isRequired: true),
            JSONKey("margins", .insets, "the room around it"),
            JSONKey("isActive", .boolean, "whether it is in force; true unless given"),
        ]))

    package var json: JSON {
        [
            "name": .string(name.name), "kind": .string(kind.name), "frame": JSON(frame),
            "margins": JSON(margins),
            "isActive": .bool(isActive),
        ]
    }
}
