import SplitframeGeometry
import SplitframeScene
import SplitframeText

extension Sketch {
    /// A text in as many lines as it needs; gives back where they end.
    mutating func lines(
        _ text: String, x: Double, y: Double, width: Double, font: Font, lineHeight: Double, color: Color
    ) -> Double {
        var y = y
        for line in text.brokenIntoLines(in: width, font: font) {
            self.text(
                line, in: Rectangle(x: x, y: y, width: width, height: lineHeight), font: font, color: color)
            y += lineHeight
        }
        return y
    }
}
