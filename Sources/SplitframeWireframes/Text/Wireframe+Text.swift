extension Wireframe {
    /// The picture in box-drawing characters: its marks as numbers with their words below, and a caption of its own.
    public var text: String {
        var drawing = BoxDrawing(tree: tree)
        drawing.marks = look.marks.map(\.element)
        drawing.spotlight = look.spotlight
        var lines = look.marks.enumerated().map { "(\($0.offset + 1)) \($0.element.text)" }
        if case .text(let caption) = look.caption { lines.insert(caption, at: 0) }
        return drawing.text + lines.map { $0.withoutControls + "\n" }.joined()
    }
}

extension String {
    /// The text without what would move a terminal's cursor.
    fileprivate var withoutControls: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { $0.properties.generalCategory != .control }))
    }
}
