import SplitframeGeometry
import SplitframeScene
import SplitframeText

/// A text beside the device with a line to the element that it describes, in points of the screen.
struct AnnotationLabel {
    static let font = Font(size: 12, weight: .semibold)
    static let lineHeight = 16.0

    /// The lines of the text.
    var lines: [String]
    var frame: Rectangle
    /// The line to the described element, from the label.
    var leader: [Point]
    var color: LineColor

    /// The size of a label with some lines.
    static func size(of lines: [String]) -> Size {
        let width = lines.map(font.estimatedWidth).max() ?? 0
        return Size(width: (width + 16).rounded(.up), height: Double(lines.count) * lineHeight + 4)
    }
}

extension Sketch {
    mutating func label(_ label: AnnotationLabel) {
        let color = theme.color(of: label.color)
        leader(label.leader, color)
        pill(label.lines, in: label.frame, font: AnnotationLabel.font, color)
    }

    /// A thin line that ends in a dot at its target.
    mutating func leader(_ points: [Point], _ color: Color) {
        guard let end = points.last else { return }
        stroke(.lines(points), Stroke(color, width: 1, cap: .round))
        fill(
            .ellipse(Rectangle(x: end.x - 2.5, y: end.y - 2.5, width: 5, height: 5)), color)
    }
}
