import SplitframeGeometry
import SplitframeScene

extension Sketch {
    /// Draws the outlines over the screen: those of columns and of changes.
    mutating func outlines(_ annotations: AnnotationLayout) {
        for outline in annotations.outlines { self.outline(outline) }
        for change in annotations.changes { outline(change) }
    }

    /// Draws the annotations beside the device: dimension lines first, then labels, which no line crosses.
    mutating func annotations(_ annotations: AnnotationLayout) {
        for dimension in annotations.dimensions { lines(of: dimension) }
        for dimension in annotations.dimensions { label(of: dimension) }
        for label in annotations.labels { self.label(label) }
        for mark in annotations.marks { self.mark(mark) }
    }

    /// Hatches the areas outside a column's safe area.
    mutating func safeAreaHatching(of frame: Rectangle, insets: EdgeInsets, _ color: Color) {
        let middle = frame.inset(top: insets.top, bottom: insets.bottom)
        let strips = [
            frame.strip(top: insets.top), frame.strip(bottom: insets.bottom),
            middle.strip(left: insets.left), middle.strip(right: insets.right),
        ]
        for strip in strips where !strip.isEmpty {
            group(clip: .rectangle(strip)) { $0.hatching(strip, color) }
        }
        let safe = frame.inset(by: insets)
        let edges: [(Double, Rectangle)] = [
            (insets.top, safe.strip(top: 1)), (insets.bottom, safe.strip(bottom: 1)),
            (insets.left, safe.strip(left: 1)), (insets.right, safe.strip(right: 1)),
        ]
        let lines = edges.filter { $0.0 > 0 }.map(\.1).flatMap { edge -> [PathSegment] in
            let line = edge.inset(by: 0.5)
            return [.move(line.minX, line.minY), .line(line.maxX, line.maxY)]
        }
        if !lines.isEmpty {
            stroke(.curves(lines), Stroke(color, width: 1))
        }
    }

    /// Lines at 45 degrees whose positions depend only on the window, so that adjacent strips join.
    mutating func hatching(_ area: Rectangle, _ color: Color) {
        let pitch = 8.0
        var segments: [PathSegment] = []
        var sum = ((area.minX + area.minY) / pitch).rounded(.down) * pitch
        while sum <= area.maxX + area.maxY {
            segments += [.move(sum - area.minY, area.minY), .line(sum - area.maxY, area.maxY)]
            sum += pitch
        }
        stroke(.curves(segments), Stroke(color.opacity(130), width: 1))
    }
}
