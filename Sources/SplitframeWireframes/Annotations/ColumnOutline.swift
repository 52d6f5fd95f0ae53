import SplitframeGeometry
import SplitframeScene

/// The edges of a column, pale where another element covers them, in points of the screen.
struct ColumnOutline: Equatable {
    var frame: Rectangle
    /// The frames of elements drawn above the column.
    var covers: [Rectangle]
    /// The visible part of the window; edges outside it are not drawn.
    var window: Rectangle
    var style: LineStyle?
    var color: LineColor

    /// The edges as lines inside the frame, either their visible or their covered parts.
    func edges(inPlainSight: Bool) -> [PathSegment] {
        let line = frame.inset(by: 0.75)
        guard let shown = line.intersection(window) else { return [] }
        let across = [line.minY, line.maxY].filter { (window.minY...window.maxY).contains($0) }.flatMap { y in
            let hidden = covers.filter { $0.minY <= y && $0.maxY >= y }.map { $0.minX...$0.maxX }
            return parts(of: shown.minX...shown.maxX, hidden, inPlainSight).map { part in
                [Point(x: part.lowerBound, y: y), Point(x: part.upperBound, y: y)]
            }
        }
        let upright = [line.minX, line.maxX].filter { (window.minX...window.maxX).contains($0) }.flatMap {
            x in
            let hidden = covers.filter { $0.minX <= x && $0.maxX >= x }.map { $0.minY...$0.maxY }
            return parts(of: shown.minY...shown.maxY, hidden, inPlainSight).map { part in
                [Point(x: x, y: part.lowerBound), Point(x: x, y: part.upperBound)]
            }
        }
        return (across + upright).flatMap { [PathSegment.move($0[0]), .line($0[1])] }
    }

    private func parts(
        of range: ClosedRange<Double>, _ hidden: [ClosedRange<Double>], _ inPlainSight: Bool
    ) -> [ClosedRange<Double>] {
        let clear = range.subtracting(hidden.sorted { $0.lowerBound < $1.lowerBound })
        return inPlainSight ? clear : range.subtracting(clear)
    }
}

extension Sketch {
    mutating func outline(_ outline: ColumnOutline) {
        for (isClear, alpha) in [(false, UInt8(90)), (true, 255)] {
            let edges = outline.edges(inPlainSight: isClear)
            guard !edges.isEmpty else { continue }
            stroke(
                .curves(edges),
                outline.style.stroke(theme.color(of: outline.color).opacity(alpha), width: 1.5))
        }
    }
}
