import SplitframeGeometry
import SplitframeScene
import SplitframeText

extension Sketch {
    /// A text in as many lines as it needs; returns the y of their end.
    mutating func lines(
        _ text: String, x: Double, y: Double, width: Double, font: Font, lineHeight: Double, color: Color
    ) -> Double {
        lines(
            text.brokenIntoLines(in: width, font: font), x: x, y: y, width: width, font: font,
            lineHeight: lineHeight, color: color)
    }

    /// Lines one below the other; returns the y of their end.
    mutating func lines(
        _ lines: [String], x: Double, y: Double, width: Double, font: Font, lineHeight: Double, color: Color,
        alignment: TextRun.Alignment = .left, role: SceneGroup.Role? = nil
    ) -> Double {
        func draw(in sketch: inout Sketch) {
            for (index, line) in lines.enumerated() {
                sketch.text(
                    line,
                    in: Rectangle(x: x, y: y + Double(index) * lineHeight, width: width, height: lineHeight),
                    font: font, color: color, alignment: alignment)
            }
        }
        if let role { group(role: role) { draw(in: &$0) } } else { draw(in: &self) }
        return y + Double(lines.count) * lineHeight
    }
}
