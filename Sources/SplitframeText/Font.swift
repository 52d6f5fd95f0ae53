/// The font of all texts: the family Inter in a size and a weight.
public struct Font: Hashable, Sendable {
    public enum Weight: CaseIterable, Hashable, Sendable { case regular, medium, semibold, bold }

    /// The distance from a line's middle down to its baseline, in font sizes: Inter's ascent of 2728 and descent of
    /// 680 units of 2816 (its table `hhea`), independent of the line's letters.
    public static let baselineBelowMiddle = (2728.0 - 680) / 2 / 2816

    /// The em size in points.
    public var size: Double
    public var weight: Weight
    /// Whether the letters lean to the right.
    public var isItalic: Bool
    /// Whether all letters are equally wide.
    public var isMonospaced: Bool
    /// The space added behind each letter, in points.
    public var tracking: Double

    public init(
        size: Double, weight: Weight = .regular, isItalic: Bool = false, isMonospaced: Bool = false,
        tracking: Double = 0
    ) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
        self.tracking = tracking
    }

    /// The width of a letter of a monospaced font, in font sizes, as in SF Mono and Menlo.
    package static let monospacedWidth = 0.6
}
