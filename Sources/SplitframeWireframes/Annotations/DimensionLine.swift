import SplitframeInterface

/// An arrow between two edges with its length as text, beside the measured element, in points of the screen.
struct DimensionLine {
    static let font = Font(size: 13, weight: .semibold)
    static let labelHeight = 22.0
    /// The minimum length in points for arrowheads.
    static let leastArrow = 16.0
    /// The room of a line below its label.
    private static let lineRoom = 10.0

    var side: LabelPlacement.Side
    /// The measured range: the visible part of the element.
    var span: ClosedRange<Double>
    /// The uncovered parts of the span, in order.
    var clear: [ClosedRange<Double>]
    /// The position of the line, after it has been placed: a y at the top and the bottom, an x at the left and the
    /// right.
    var position = 0.0
    /// The end of the measured edge, from which thin lines lead to the arrow.
    var foot: Double
    var text: String
    /// What the number is: `primary.width`.
    var names: [String] = []
    /// The label's frame, after it has been placed.
    var label = Rectangle.zero
    /// The style for the number's provenance; nil if it is not known.
    var style: LineStyle?
    var color: LineColor

    /// The covered parts of the span, in order.
    var hidden: [ClosedRange<Double>] { span.subtracting(clear) }

    /// Whether the line has room for its label between its arrowheads; otherwise the label stands beyond the line.
    private func holds(label width: Double) -> Bool { span.length >= width + 2 * Self.leastArrow }

    /// The size of a label with a text.
    static func size(of text: String) -> Size {
        Size(width: (font.estimatedWidth(of: text) + 16).rounded(.up), height: labelHeight)
    }
}

extension LabelPlacement {
    /// Places a dimension line in the nearest free room at its side.
    mutating func place(_ line: DimensionLine) -> DimensionLine? {
        let size = DimensionLine.size(of: line.text)
        let span = line.span
        let isAcross = line.side.isAcross
        let (length, thickness) =
            isAcross
            ? (size.width, size.height + line.roomBelow(label: size.width)) : (size.height, size.width + 12)
        let start =
            isAcross
            ? line.labelStart(length, in: body.range(along: line.side))
            : (span.middle - length / 2).rounded()
        // A line may end where the next one begins.
        let (first, last) = (span.lowerBound + Self.spacing / 2, span.upperBound - Self.spacing / 2)
        let range = min(first, start)...max(last, start + length)
        guard let room = place(range, thickness: thickness, at: line.side) else { return nil }
        var line = line
        (line.position, line.label) =
            switch line.side {
            case .top, .bottom:
                line.across(room, label: size, at: start)
            case .left:
                (room.maxX - 5, Rectangle(origin: Point(x: room.minX, y: start), size: size))
            case .right:
                (room.minX + 5, Rectangle(origin: Point(x: room.maxX - size.width, y: start), size: size))
            }
        return line
    }
}

extension DimensionLine {
    /// The start of the label of a horizontal line: in the middle of the uncovered part, or of the whole if only that has
    /// room for it.
    fileprivate func labelStart(_ width: Double, in body: ClosedRange<Double>) -> Double {
        let widest = clear.max { $0.length < $1.length } ?? span
        let room = [widest, span].first { $0.length >= width + 2 * Self.leastArrow } ?? widest
        return body.start(of: width, about: room.middle)
    }

    /// The room that a horizontal line needs below a label of some width.
    fileprivate func roomBelow(label width: Double) -> Double { holds(label: width) ? 0 : Self.lineRoom }

    /// The position of a horizontal line, and its label's frame, in their room, in which the line is nearer to the
    /// device.
    fileprivate func across(_ room: Rectangle, label size: Size, at start: Double) -> (Double, Rectangle) {
        let label = Rectangle(
            x: start, y: side == .top ? room.minY : room.maxY - size.height, width: size.width,
            height: size.height)
        let middle = side == .top ? room.maxY - Self.lineRoom / 2 : room.minY + Self.lineRoom / 2
        return (holds(label: size.width) ? room.midY : middle, label)
    }
}

extension Sketch {
    /// Draws the arrow, pale where the measured element is covered, and the thin lines that lead to it.
    mutating func lines(of line: DimensionLine) {
        let color = theme.color(of: line.color)
        let position = line.position.rounded() + 0.5
        let start = line.span.lowerBound + 0.5
        let end = max(start, line.span.upperBound - 0.5)
        func point(_ along: Double, _ across: Double) -> Point {
            line.side.isAcross ? Point(x: along, y: across) : Point(x: across, y: along)
        }
        let beyond = position + (line.foot > position ? -4 : 4)
        for edge in [start, end] {
            stroke(
                .lines([point(edge, line.foot), point(edge, beyond)]),
                Stroke(color.opacity(110), width: 0.75))
        }
        func segments(_ ranges: [ClosedRange<Double>]) -> [PathSegment] {
            ranges.flatMap { range in
                [
                    PathSegment.move(point(max(start, range.lowerBound), position)),
                    .line(point(min(end, range.upperBound), position)),
                ]
            }
        }
        if !line.hidden.isEmpty {
            stroke(
                .curves(segments(line.hidden)), line.style.stroke(color.opacity(110), width: 1))
        }
        if !line.clear.isEmpty {
            stroke(.curves(segments(line.clear)), line.style.stroke(color, width: 1))
        }
        let head = line.span.length >= DimensionLine.leastArrow ? 6.0 : 0
        let heads = [(start, head), (end, -head)].flatMap { tip, depth -> [PathSegment] in
            [
                .move(point(tip + depth, position - 4)), .line(point(tip, position)),
                .line(point(tip + depth, position + 4)),
            ]
        }
        stroke(.curves(heads), Stroke(color, width: 1, cap: .round, join: .round))
    }

    mutating func label(of line: DimensionLine) {
        group(label: line.text) {
            $0.pill([line.text], in: line.label, font: DimensionLine.font, $0.theme.color(of: line.color))
        }
    }

    /// Draws texts on a pill, one per line.
    mutating func pill(_ lines: [String], in frame: Rectangle, font: Font, _ color: Color) {
        box(frame, radius: 6, continuous: false, line: color, fill: theme.annotationFill)
        let height = frame.height / Double(max(1, lines.count))
        for (index, line) in lines.enumerated() {
            text(
                line,
                in: Rectangle(
                    x: frame.minX, y: frame.minY + Double(index) * height, width: frame.width, height: height),
                font: font, color: color, alignment: .center)
        }
    }
}
