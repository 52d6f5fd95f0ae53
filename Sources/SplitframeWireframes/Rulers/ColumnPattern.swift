import SplitframeInterface

extension Sketch {
    /// Thin lines over an area whose direction identifies a column, for people who cannot distinguish the colours.
    ///
    /// Lines of the primary rise, those of the supplementary are horizontal, those of the inspector fall; the secondary
    /// and the compact column have none.
    mutating func pattern(of column: Column, in outline: Path) {
        guard let area = outline.bounds else { return }
        let pitch = 9.0
        var lines: [PathSegment] = []
        func add(_ start: Point, _ end: Point) { lines += [.move(start), .line(end)] }
        switch column {
        case .secondary, .compact: return
        case .supplementary:
            for y in stride(from: area.minY + pitch, to: area.maxY, by: pitch) {
                add(Point(x: area.minX, y: y), Point(x: area.maxX, y: y))
            }
        case .primary, .inspector:
            for x in stride(from: area.minX - area.height, to: area.maxX, by: pitch) {
                let (low, high) = (Point(x: x, y: area.maxY), Point(x: x + area.height, y: area.minY))
                let falls = column == .inspector
                add(
                    falls ? Point(x: low.x, y: area.minY) : low, falls ? Point(x: high.x, y: area.maxY) : high
                )
            }
        }
        guard !lines.isEmpty else { return }
        let pen = Stroke(theme.color(of: .column(column)).opacity(70), width: 0.75)
        group(clip: outline) { $0.stroke(.curves(lines), pen) }
    }
}
