import SplitframeInterface

/// A safe-area inset of a column on one side, and how it is measured.
struct SafeAreaInset {
    /// The side of the column: `top`.
    var name: String
    /// The length in points of the window.
    var length: Double
    /// The side of the device at which it is measured.
    var side: LabelPlacement.Side
    var span: ClosedRange<Double>
    /// The uncovered parts of the span.
    var clear: [ClosedRange<Double>]
    /// The visible strip between the column's edge and its safe area.
    var strip: Rectangle

    /// The insets of a column that are greater than zero; upper and lower ones are measured on the side of the screen
    /// to which their visible part is nearest.
    static func all(
        of column: MeasuredColumn, in window: Rectangle, on screen: Rectangle, at scale: Double
    ) -> [SafeAreaInset] {
        let frame = column.frame
        let insets = column.safeArea
        let sides: [(String, Double, Rectangle)] = [
            ("top", insets.top, frame.strip(top: insets.top * scale)),
            ("bottom", insets.bottom, frame.strip(bottom: insets.bottom * scale)),
            ("left", insets.left, frame.strip(left: insets.left * scale)),
            ("right", insets.right, frame.strip(right: insets.right * scale)),
        ]
        return sides.compactMap { name, length, whole in
            guard length > 0, let strip = whole.intersection(window) else { return nil }
            let isUpright = name == "left" || name == "right"
            guard !isUpright else {
                return SafeAreaInset(
                    name: name, length: length, side: .bottom, span: strip.minX...strip.maxX,
                    clear: column.clearRange(of: strip, across: true), strip: strip)
            }
            let visible = strip.widestPart(beside: column.covers) ?? strip
            return SafeAreaInset(
                name: name, length: length,
                side: visible.minX - screen.minX < screen.maxX - visible.maxX ? .left : .right,
                span: strip.minY...strip.maxY, clear: [strip.minY...strip.maxY], strip: strip)
        }
    }

    /// Whether another column's inset has the same length and position.
    func measures(theSameAs other: SafeAreaInset) -> Bool {
        name == other.name && length == other.length && span == other.span
    }

    /// The end of the strip on the side on which it is measured.
    var foot: Double { strip.edge(at: side) }
}
