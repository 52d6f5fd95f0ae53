import SplitframeInterface

/// A text in lines, as the layout has broken them, with the looks of its parts.
struct TextBlock {
    /// The lines from the top, without their places.
    private(set) var lines: [TextRun] = []
    /// The colours behind the parts of each line; empty without any.
    private var grounds: [[Color?]] = []
    private var spacing = 0.0
    private var indents = (first: 0.0, other: 0.0)

    /// - Parameters:
    ///   - lines: The lines; empty for a text in one line.
    ///   - parts: The looks of the parts of the whole text.
    ///   - theme: The colours of links, and of parts in an ink.
    init(
        _ lines: [String], or text: String?, font: Font, color: Color, parts: [TextPart] = [],
        theme: WireframeTheme
    ) {
        let whole = text ?? lines.joined(separator: "\n")
        // The first line stands for a text that the layout has not broken.
        let broken =
            lines.isEmpty ? [whole.firstLine] : lines
        self.lines = broken.map { TextRun($0, in: .zero, font: font, color: color) }
        guard !parts.isEmpty else { return }
        for (index, look) in Self.parts(of: broken, in: whole, parts).enumerated() {
            self.lines[index].spans = look.map { part in
                var span = TextSpan(part.length, part.font(in: font), color: theme.color(of: part))
                span.isUnderlined = part.isUnderlined
                span.isStruckThrough = part.isStruckThrough
                span.rise = part.rise
                return span
            }
            grounds.append(look.map { $0.background.map(Color.init) })
        }
    }

    /// The first text of a view.
    init(of view: ViewElement, font: Font, color: Color, theme: WireframeTheme) {
        self.init(
            view.lines, or: view.text, font: font, color: color, parts: view.parts, theme: theme)
        spacing = view.lineSpacing
        indents = (view.firstLineIndent, view.indent)
    }

    /// The width of the longest line, and the height of all, in points.
    var width: Double {
        lines.indices.map { lines[$0].estimatedWidth + indent(at: $0) }.max() ?? 0
    }
    var height: Double {
        lines.reduce(0) { $0 + $1.pitch } + spacing * Double(max(0, lines.count - 1))
    }

    private func indent(at index: Int) -> Double { index == 0 ? indents.first : indents.other }

    /// The parts of each line, where a line may lack blanks at its ends, and have an ellipsis for what was cut.
    private static func parts(of lines: [String], in text: String, _ parts: [TextPart]) -> [[TextPart]] {
        let characters = Array(text)
        let owners = parts.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element.length) }
        var place = 0
        return lines.map { line in
            let letters = Array(line)
            while place < characters.count, characters[place] != letters.first, characters[place].isWhitespace
            {
                place += 1
            }
            var shown: [TextPart] = []
            var last: Int?
            for (index, letter) in letters.enumerated() {
                if letter == "\u{2026}", place >= characters.count || characters[place] != letter {
                    // What follows an ellipsis is the end of the text.
                    place = max(place, characters.count - (letters.count - index - 1))
                } else if place < characters.count {
                    place += 1
                }
                let owner = owners.indices.contains(max(0, place - 1)) ? owners[max(0, place - 1)] : nil
                if owner == last, !shown.isEmpty {
                    shown[shown.count - 1].length += 1
                } else {
                    var part = owner.map { parts[$0] } ?? TextPart(length: 1)
                    part.length = 1
                    shown.append(part)
                }
                last = owner
            }
            return shown
        }
    }

    /// The lines at their places one below the other, and the coloured boxes behind their parts.
    func placed(
        in frame: Rectangle, from top: Double, _ alignment: TextRun.Alignment
    ) -> (runs: [TextRun], grounds: [(box: Rectangle, color: Color)]) {
        var y = top
        var boxes: [(box: Rectangle, color: Color)] = []
        let runs = lines.indices.map { index in
            var run = lines[index]
            let indent = indent(at: index)
            run.box = Rectangle(
                x: frame.minX + indent, y: y, width: max(0, frame.width - indent), height: run.pitch)
            run.alignment = alignment
            if !run.spans.isEmpty, grounds[index].contains(where: { $0 != nil }) {
                var x = run.line.minX
                for (piece, color) in zip(run.pieces, grounds[index]) {
                    let width = piece.span.font.estimatedWidth(of: piece.text)
                    if let color {
                        boxes.append(
                            (Rectangle(x: x, y: y, width: width, height: run.pitch), color))
                    }
                    x += width
                }
            }
            y += run.pitch + spacing
            // The box cuts letters off that stand above or below the line: accents on capitals do, and all may by a
            // pixel, since the baseline is at a whole one.
            let rise = (run.spans.map { abs($0.rise) }.max() ?? 0) + 1 + run.largestSize / 64
            run.box = run.box.inset(top: -rise, bottom: -rise)
            return run
        }
        return (runs, boxes)
    }
}

extension TextRun {
    /// The height of a line with its fonts, in points.
    fileprivate var pitch: Double { spans.map(\.font.linePitch).max() ?? font.linePitch }
}

extension WireframeTheme {
    /// The colour of a part of a text; nil for that of the whole.
    fileprivate func color(of part: TextPart) -> Color? {
        let own = self == .blueprint ? nil : part.color.map(Color.init)
        return own ?? part.ink.map { color(of: $0) } ?? (part.isLink ? accent : nil)
    }
}

extension Sketch {
    /// A text in the middle of a frame's height.
    mutating func block(_ block: TextBlock, in frame: Rectangle, _ alignment: TextRun.Alignment = .left) {
        self.block(block, in: frame, from: frame.midY - block.height / 2, alignment)
    }

    mutating func block(
        _ block: TextBlock, in frame: Rectangle, from top: Double, _ alignment: TextRun.Alignment
    ) {
        guard frame.width > 0 else { return }
        let (runs, grounds) = block.placed(in: frame, from: top, alignment)
        for ground in grounds { fill(.rectangle(ground.box), ground.color) }
        for run in runs where !run.text.isEmpty {
            if run.spans.isEmpty {
                line(run.text, in: run.box, font: run.font, color: run.color, alignment: alignment)
            } else {
                text(run)
            }
        }
    }

    /// The first text of a view.
    mutating func lines(of view: ViewElement, in frame: Rectangle, font: Font, color: Color) {
        block(TextBlock(of: view, font: font, color: color, theme: theme), in: frame, view.runAlignment)
    }

    /// Lines in the middle of a frame's height, as the layout has broken them; a single line that is too long is cut.
    mutating func lines(
        _ lines: [String], or text: String?, in frame: Rectangle, font: Font, color: Color,
        _ alignment: TextRun.Alignment, parts: [TextPart] = []
    ) {
        block(
            TextBlock(lines, or: text, font: font, color: color, parts: parts, theme: theme), in: frame,
            alignment)
    }

    /// A text at the top of its frame, with the margins of text views if there is room for them.
    mutating func textFromTop(_ view: ViewElement, in frame: Rectangle) {
        let block = TextBlock(of: view, font: view.font, color: theme.ink, theme: theme)
        let top = min(8, max(0, frame.height - block.height))
        let place = frame.inset(left: 5, right: 5)
        self.block(block, in: place, from: frame.minY + top, view.runAlignment)
    }

    /// One line of text, cut with an ellipsis if it is too long.
    mutating func fitted(
        _ string: String, in frame: Rectangle, font: Font, color: Color,
        alignment: TextRun.Alignment = .left
    ) {
        guard !string.isEmpty, frame.width > 0 else { return }
        self.line(string.firstLine, in: frame, font: font, color: color, alignment: alignment)
    }
}
