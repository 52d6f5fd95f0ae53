import SplitframeGeometry
import SplitframeScene
import SplitframeText

/// Words on a pill, in points of the window.
struct AnnotationLabel: Equatable {
    static let font = Font(size: 12, weight: .semibold)
    static let lineHeight = 16.0

    /// The text, one line each.
    var lines: [String]
    var frame: Rectangle

    /// The size that some lines need.
    static func size(of lines: [String]) -> Size {
        let width = lines.map(font.estimatedWidth).max() ?? 0
        return Size(width: (width + 16).rounded(.up), height: Double(lines.count) * lineHeight + 4)
    }
}

extension Sketch {
    mutating func label(_ label: AnnotationLabel) {
        stroke(
            .roundedRectangle(label.frame.inset(by: 0.5), radius: 6), Stroke(theme.annotation, width: 1),
            fill: theme.annotationFill)
        for (index, line) in label.lines.enumerated() {
            text(
                line,
                in: Rectangle(
                    x: label.frame.minX, y: label.frame.minY + 2 + Double(index) * AnnotationLabel.lineHeight,
                    width: label.frame.width, height: AnnotationLabel.lineHeight),
                font: AnnotationLabel.font, color: theme.annotation, alignment: .center)
        }
    }
}
