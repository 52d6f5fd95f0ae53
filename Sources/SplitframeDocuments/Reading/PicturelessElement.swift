/// An open element of HTML in which a picture would be something else, or would end it.
struct PicturelessElement: Hashable, Sendable {
    private static let known: Set = ["svg", "math", "select", "frameset", "template", "head"]

    var element: String
    /// Where it began.
    var line: Int

    /// Passes a tag, as ``HTMLState/read(_:)`` returns it.
    static func pass(_ tag: String, _ line: Int, _ open: inout Self?) {
        if let element = open {
            if tag == "/" + element.element { open = nil }
        } else if known.contains(tag) {
            open = Self(element: tag, line: line)
        }
    }
}
