public import SplitframeGeometry
public import SplitframeText

/// One line of text in a box of known size; a text that does not fit ends in an ellipsis.
public struct TextRun: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable { case left, center, right }

    public var text: String
    /// The box in points; the line is centred in its height and nothing is painted outside.
    public var box: Rectangle
    public var font: Font
    public var color: Color
    public var alignment: Alignment

    public init(
        _ text: String, in box: Rectangle, font: Font, color: Color, alignment: Alignment = .left
    ) {
        self.text = text
        self.box = box
        self.font = font
        self.color = color
        self.alignment = alignment
    }

    /// The part of the box that the text occupies, about as high as its letters.
    package var line: Rectangle {
        let width = min(box.width, font.estimatedWidth(of: text))
        let free = box.width - width
        let x: Double =
            switch alignment {
            case .left: box.minX
            case .center: box.minX + free / 2
            case .right: box.minX + free
            }
        return Rectangle(x: x, y: box.midY - font.size / 2, width: width, height: font.size)
    }
}
