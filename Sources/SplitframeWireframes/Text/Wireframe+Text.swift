import SplitframeInterface

extension Wireframe {
    /// The picture in box-drawing characters of at most 80 columns, with a description below: the caption, the mode
    /// with the widths, buttons, the texts of its marks, and with annotations every frame.
    public var text: String { text(isColored: false) }

    /// The same text, on request with a colour for each column, for terminals.
    package func text(isColored: Bool) -> String {
        var drawing = BoxDrawing(tree: tree)
        drawing.isColored = isColored
        drawing.marks = look.marks.map(\.element)
        drawing.spotlight = look.spotlight
        let marks = look.marks.enumerated().map { "(\($0.offset + 1)) \($0.element.text)" }
        let lines = [caption, modeLine, buttonLine].compactMap(\.self) + marks
        let frames = look.annotations.isEmpty ? [] : longDescription.split(separator: "\n").map(String.init)
        let words =
            lines.flatMap { $0.withoutControls.wrapped(at: drawing.width) } + frames.map(\.withoutControls)
        return drawing.text + words.map { $0 + "\n" }.joined()
    }

    /// The display mode and the visible columns' widths.
    private var modeLine: String? {
        tree.modeWord.map { "\($0): \(tree.widthWords.joined(separator: ", ")) pt" }
    }

    private var buttonLine: String? {
        let words = tree.columnsInReadingOrder.filter { !$0.barButtons.isEmpty }.map {
            "\($0.name) \($0.barButtons.map(\.label).joined(separator: ", "))"
        }
        return words.isEmpty ? nil : "buttons: \(words.joined(separator: "; "))"
    }
}

extension String {
    /// The text without characters that move a terminal's cursor.
    fileprivate var withoutControls: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { $0.properties.generalCategory != .control }))
    }

    /// The text in lines of at most `width` characters, broken between facts, or between words of a longer one.
    package func wrapped(at width: Int = 80) -> [String] {
        let separator = " · "
        return split(separator: separator).reduce(into: [String]()) { lines, fact in
            if let last = lines.last, last.count + separator.count + fact.count <= width {
                lines[lines.count - 1] = last + separator + fact
                return
            }
            if let last = lines.last, last.count + 2 <= width { lines[lines.count - 1] = "\(last) ·" }
            for (index, word) in fact.split(separator: " ").enumerated() {
                if index > 0, let last = lines.last, last.count + 1 + word.count <= width {
                    lines[lines.count - 1] = "\(last) \(word)"
                } else {
                    lines.append(String(word))
                }
            }
        }
    }
}

extension String {
    /// A name as a title: with a capital, unless its first word has one, as `iPhone` has.
    package var asTitle: String {
        prefix { !$0.isWhitespace }.contains(where: \.isUppercase) ? self : capitalizedFirst
    }
}
