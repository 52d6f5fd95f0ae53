public import SplitframeGeometry

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

/// The one family (Inter) in a size and a weight.
public struct Font: Hashable, Sendable {
    public enum Weight: Hashable, Sendable { case regular, medium, semibold, bold }

    /// How far below a line's middle its baseline lies, in font sizes: Inter's ascent of 2728 and descent of
    /// 680 units of 2816 (its table `hhea`), whatever letters the line has.
    package static let baselineBelowMiddle = (2728.0 - 680) / 2 / 2816

    /// The em size in points.
    public var size: Double
    public var weight: Weight

    public init(size: Double, weight: Weight = .regular) {
        self.size = size
        self.weight = weight
    }
}
