import SplitframeInterface

/// A sidebar's final width: on the pixel grid and within the window.
struct WidthWithinWindow<Number: LayoutNumber>: LayoutRule {
    static var title: String { "width within the window" }
    var column: Column
    /// The width before this rule, in points.
    var width: Number
    /// The maximum width within the window, in points; infinite for a hidden column.
    var room: Number
    /// Device pixels per point.
    var scale: Double

    static var assumptions: [Assumption] { [wholeWindow, pixelGrid] }

    var provenance: Provenance {
        if width > room { return wholeWindow.provenance }
        return outcome.points == width.points ? .measuredOnPad : pixelGrid.provenance
    }

    var outcome: Number {
        min(min(width, room).rounded(toPixelsOf: scale), room.cut(toPixelsOf: scale)).notBelowZero
    }

    var sentence: String {
        let change = outcome.points == width.points ? "stay" : "become \(outcome.lengthText)"
        let limit =
            room.points.isInfinite ? "" : ", where the window leaves \(room.notBelowZero.lengthText)"
        return "The \(column)'s \(width.lengthText) points \(change) on the grid of pixels\(limit)."
    }
}

private let wholeWindow = Assumption(
    rule: "wholeWindow", value: "no column is wider than its window leaves room for",
    reason: "preferences beyond the window are unmeasured")

private let pixelGrid = Assumption(
    rule: "pixelGrid", value: "a width off the pixel grid is rounded to it",
    reason: "every measured width was on the grid")
