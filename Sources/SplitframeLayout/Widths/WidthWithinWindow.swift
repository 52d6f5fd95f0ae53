import SplitframeInterface

/// A sidebar's final width: on the pixel grid and inside its window.
struct WidthWithinWindow: LayoutRule {
    static let title = "width within the window"
    var column: Column
    /// The width so far in points.
    var width: Double
    /// The most the window leaves in points; infinite for a column out of sight.
    var room: Double
    /// Device pixels per point.
    var scale: Double

    static let assumptions = [wholeWindow, pixelGrid]
    private static let wholeWindow = Assumption(
        rule: "wholeWindow", value: "no column is wider than its window leaves room for",
        reason: "preferences beyond the window are unmeasured")
    private static let pixelGrid = Assumption(
        rule: "pixelGrid", value: "a width off the pixel grid is rounded to it",
        reason: "every measured width was on the grid")

    var provenance: Provenance {
        if width > room { return Self.wholeWindow.provenance }
        return outcome == width ? .measuredOnPad : Self.pixelGrid.provenance
    }

    var outcome: Double {
        let pixels = (min(width, room) * scale + 0.5).rounded(.down) / scale
        return max(0, min(pixels, (room * scale).rounded(.down) / scale))
    }
}
