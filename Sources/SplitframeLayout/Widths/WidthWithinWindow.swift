import SplitframeInterface

/// A sidebar's final width: on the pixel grid and inside its window.
struct WidthWithinWindow: LayoutRule {
    static let title = "width within the window"
    var column: Column
    /// The width so far in points.
    var width: Double
    /// The most the window leaves in points.
    var room: Double
    /// Device pixels per point.
    var scale: Double

    var provenance: Provenance {
        width > room ? OpenQuestions.wholeWindow.provenance : .measuredOnPad
    }

    var outcome: Double {
        let pixels = (min(width, room) * scale + 0.5).rounded(.down) / scale
        return max(0, min(pixels, (room * scale).rounded(.down) / scale))
    }
}
