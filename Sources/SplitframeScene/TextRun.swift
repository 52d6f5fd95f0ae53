public import SplitframeGeometry
public import SplitframeText

/// One line of text in a box of known size; what does not fit ends in an ellipsis.
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
}
