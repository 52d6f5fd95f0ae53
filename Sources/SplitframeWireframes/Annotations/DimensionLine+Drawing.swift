import SplitframeGeometry
import SplitframeScene
import SplitframeText

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
        for (edge, isShown) in [(start, line.showsStart), (end, line.showsEnd)] where isShown {
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
        var heads: [PathSegment] = []
        for (tip, direction, isShown) in [(start, 1.0, line.showsStart), (end, -1.0, line.showsEnd)]
        where isShown {
            heads += [
                .move(point(tip + head * direction, position - 4)), .line(point(tip, position)),
                .line(point(tip + head * direction, position + 4)),
            ]
        }
        if !heads.isEmpty {
            stroke(.curves(heads), Stroke(color, width: 1, cap: .round, join: .round))
        }
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
