import SplitframeInterface

extension Sketch {
    private static let labelFont = Font(size: 15, weight: .semibold)
    static let smallFont = Font(size: 12)
    private static let smallHeight = 18.0
    /// The width of the dot before an event.
    private static let indent = 14.0

    /// The texts below a step's picture, centred like the picture; returns the y of their end.
    mutating func words(
        of step: Filmstrip.Step, number: String, x: Double, y: Double, width: Double
    ) -> Double {
        // Isolated, so that the number comes first in any direction of the label.
        let label = "\(number)  \u{2068}\(step.label)\u{2069}"
        var y = lines(
            label.wordsInLines(in: width, font: Self.labelFont).fittingPage, x: x, y: y, width: width,
            font: Self.labelFont, lineHeight: 22, color: theme.ink, alignment: .center)
        y += 2
        // A change that an inset shows with its number needs no sentence.
        let shown = ChangeInsetRow(step.insets, in: width).paths
        let changes = step.changes.filter { text in
            step.places[text].map { $0.isEmpty || !$0.isSubset(of: shown) } ?? true
        }
        for (texts, color) in [(changes, theme.change), (step.facts, theme.secondaryInk)] {
            let broken = texts.flatMap { $0.evenLines(in: width, font: Self.smallFont) }
            y = lines(
                broken.fittingPage, x: x, y: y, width: width, font: Self.smallFont,
                lineHeight: Self.smallHeight, color: color, alignment: .center)
        }
        return events(step.events, x: x, y: y, width: width)
    }

    /// Events one below the other, each after a dot; the block is centred.
    private mutating func events(_ events: [String], x: Double, y: Double, width: Double) -> Double {
        let room = width - Self.indent
        let broken = events.map { $0.wordsInLines(in: room, font: Self.smallFont) }
        let isFirst = broken.flatMap { lines in lines.indices.map { $0 == 0 } }
        let lines = broken.flatMap(\.self).fittingPage
        let widest = lines.map(Self.smallFont.estimatedWidth).max() ?? 0
        let left = (x + max(0, room - widest) / 2).rounded()
        var y = y
        for (line, isFirst) in zip(lines, isFirst) {
            if isFirst {
                fill(.ellipse(Rectangle(x: left + 1, y: y + 6.5, width: 5, height: 5)), theme.accent)
            }
            text(
                line,
                in: Rectangle(
                    x: left + Self.indent, y: y, width: x + width - left - Self.indent,
                    height: Self.smallHeight), font: Self.smallFont, color: theme.secondaryInk)
            y += Self.smallHeight
        }
        return y
    }

    /// An arrow with its tip at the end, straight or around a bend.
    mutating func arrow(from first: Point, around bend: Point? = nil, to end: Point, _ color: Color) {
        let start = bend ?? first
        let length = max(
            0.001,
            ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot())
        let along = Point(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
        func barb(_ side: Double) -> Point {
            Point(
                x: end.x - 9 * along.x - 5 * side * along.y, y: end.y - 9 * along.y + 5 * side * along.x)
        }
        let pen = Stroke(color, width: 1.5, cap: .round, join: .round)
        stroke(.lines([first, bend, end].compactMap(\.self)), pen)
        stroke(.lines([barb(1), end, barb(-1)]), pen)
    }
}
