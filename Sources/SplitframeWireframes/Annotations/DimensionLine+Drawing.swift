import SplitframeGeometry
import SplitframeScene
import SplitframeText

extension Sketch {
    /// The arrow, broken where something lies over what it measures, and its label on a pill.
    mutating func dimension(_ line: DimensionLine) {
        let pen = Stroke(theme.annotation, width: 1, cap: .round, join: .round)
        let y = line.y.rounded() + 0.5
        let left = line.span.lowerBound + 1.5
        let right = line.span.upperBound - 1.5
        var path = line.clear.flatMap { segment($0, at: y, from: left, to: right) }
        if line.showsStart { path += arrow(tip: Point(x: left, y: y), towards: 1) }
        if line.showsEnd { path += arrow(tip: Point(x: right, y: y), towards: -1) }
        stroke(.curves(path), pen)
        let hidden = line.hidden.flatMap { segment($0, at: y, from: left, to: right) }
        if !hidden.isEmpty {
            stroke(.curves(hidden), Stroke(theme.annotation, width: 1, dash: [3, 3]))
        }
        stroke(
            .roundedRectangle(line.label.inset(by: 0.5), radius: 6), Stroke(theme.annotation, width: 1),
            fill: theme.annotationFill)
        text(
            line.text, in: line.label, font: DimensionLine.font, color: theme.annotation, alignment: .center)
    }

    private func segment(
        _ range: ClosedRange<Double>, at y: Double, from left: Double, to right: Double
    ) -> [PathSegment] {
        [
            .move(Point(x: max(left, range.lowerBound), y: y)),
            .line(Point(x: min(right, range.upperBound), y: y)),
        ]
    }

    private func arrow(tip: Point, towards direction: Double) -> [PathSegment] {
        let length = 6.0
        let width = 4.0
        return [
            .move(Point(x: tip.x + length * direction, y: tip.y - width)), .line(tip),
            .line(Point(x: tip.x + length * direction, y: tip.y + width)),
        ]
    }
}
