/// An open HTML element in which a picture is not possible, or which a picture would end.
struct PicturelessElement: Hashable, Sendable {
    private static let known: Set = ["svg", "math", "select", "frameset", "template", "head"]

    var element: String
    /// The line in which it began.
    var line: Int

    /// Updates the open element for a tag, as ``HTMLState/read(_:)`` returns it.
    static func pass(_ tag: String, _ line: Int, _ open: inout Self?) {
        if let element = open {
            if tag == "/" + element.element { open = nil }
        } else if known.contains(tag) {
            open = Self(element: tag, line: line)
        }
    }
}
