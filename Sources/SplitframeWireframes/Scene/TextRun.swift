public import SplitframeInterface

/// One line of text in a box of known size; a text that does not fit ends in an ellipsis.
public struct TextRun: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable { case left, center, right }

    public var text: String
    /// The box in points; the line is centred in its height and nothing is painted outside.
    public var box: Rectangle
    public var font: Font
    public var color: Color
    public var alignment: Alignment
    /// The parts of the text in order, if it has several looks; what follows them has the run's own.
    public var spans: [TextSpan] = []

    public init(
        _ text: String, in box: Rectangle, font: Font, color: Color, alignment: Alignment = .left
    ) {
        self.text = text
        self.box = box
        self.font = font
        self.color = color
        self.alignment = alignment
    }

    /// The part of the box that the text occupies, about as high as its letters.
    package var line: Rectangle {
        let width = min(box.width, estimatedWidth)
        let free = box.width - width
        let x: Double =
            switch alignment {
            case .left: box.minX
            case .center: box.minX + free / 2
            case .right: box.minX + free
            }
        return Rectangle(x: x, y: box.midY - font.size / 2, width: width, height: font.size)
    }

    /// The estimated width of the text in its fonts, in points.
    package var estimatedWidth: Double {
        guard !spans.isEmpty else { return font.estimatedWidth(of: text) }
        return pieces.reduce(0) { $0 + $1.span.font.estimatedWidth(of: $1.text) }
    }

    /// The size of the largest letters, by which the line stands in its box.
    package var largestSize: Double { pieces.map(\.span.font.size).max() ?? font.size }

    /// What of the text fits the box, without control characters.
    package var fittingText: String {
        guard !spans.isEmpty else { return LineText(text, font: font, width: box.width).text }
        let line = StyledText(pieces.map { ($0.text, $0.span.font) }).lines(width: box.width, atMost: 1).first
        return LineText(line?.text ?? "", width: box.width / font.size).text
    }

    /// The fitting text in pieces of one look each.
    package var fittingPieces: [(text: String, span: TextSpan)] {
        var shown = self
        shown.text = fittingText
        return shown.pieces
    }

    /// The colours of the pieces that fit, as far as they have their own.
    var fittingColors: [Color] { spans.isEmpty ? [] : fittingPieces.compactMap(\.span.color) }

    /// The text in pieces of one look each.
    package var pieces: [(text: String, span: TextSpan)] {
        var rest = text[...]
        var pieces: [(String, TextSpan)] = []
        for span in spans where !rest.isEmpty {
            let piece = rest.prefix(span.length)
            pieces.append((String(piece), span))
            rest = rest.dropFirst(piece.count)
        }
        if !rest.isEmpty { pieces.append((String(rest), TextSpan(rest.count, font))) }
        return pieces
    }
}

/// The look of a part of a line.
public struct TextSpan: Hashable, Sendable {
    /// The number of characters.
    public var length: Int
    public var font: Font
    /// The colour of the letters; nil for that of the run.
    public var color: Color?
    public var isUnderlined = false
    public var isStruckThrough = false
    /// The distance of the letters above the line's baseline, in points.
    public var rise = 0.0

    public init(_ length: Int, _ font: Font, color: Color? = nil) {
        self.length = length
        self.font = font
        self.color = color
    }
}
