import SplitframeInterface

/// The edges of a column, pale where another element covers them, in points of the screen.
struct ColumnOutline {
    var frame: Rectangle
    /// Whether another column's frame ends where this one begins, so that one line is the edge of both.
    var isContinued = false
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
        /// The parts of the edges at two positions, which run across or upright.
        func lines(at positions: [Double], across: Bool) -> [PathSegment] {
            positions.filter(window.range(across: !across).contains).flatMap { position in
                let hidden = covers.filter { cover in
                    across
                        ? cover.minY <= position && cover.maxY >= position
                        : cover.minX <= position && cover.maxX >= position
                }
                let range = shown.range(across: across)
                let clear = range.subtracting(hidden.map { $0.range(across: across) })
                // A cover that ends here has its own line in this place.
                let ending = hidden.filter { cover in
                    cover.inset(by: 0.75).range(across: !across).ends.contains { abs($0 - position) < 1.5 }
                }
                let beneath = range.subtracting(clear + ending.map { $0.range(across: across) })
                return (inPlainSight ? clear : beneath).flatMap { part -> [PathSegment] in
                    across
                        ? [.move(part.lowerBound, position), .line(part.upperBound, position)]
                        : [.move(position, part.lowerBound), .line(position, part.upperBound)]
                }
            }
        }
        return lines(at: [line.minY, line.maxY], across: true)
            + lines(at: isContinued ? [line.maxX] : [line.minX, line.maxX], across: false)
    }
}

extension Rectangle {
    /// Whether another rectangle begins at this one's right edge, or beyond a separator there.
    func isFollowed(by other: Rectangle) -> Bool {
        let gap = other.minX - maxX
        return gap >= -0.001 && gap <= 1 && min(maxY, other.maxY) > max(minY, other.minY)
    }
}

extension ClosedRange {
    fileprivate var ends: [Bound] { [lowerBound, upperBound] }
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
