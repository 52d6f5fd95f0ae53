import SplitframeGeometry
import SplitframeInterface

/// The frame of the popover with the left pane above the right one (iOS 7).
struct PopoverFrames: LayoutRule {
    static let title = "popover with the primary"
    /// What lies beneath the popover.
    var panes: ColumnArrangement
    var primaryWidth: Double
    var size: Size
    var safeArea: EdgeInsets
    var margin: Double
    /// The height of the bar below which the popover opens.
    var barHeight: Double

    static let assumptions = [popoverFrame]
    private static let popoverFrame = Assumption(
        rule: "popoverFrame",
        value: "below the secondary's bar, down to the same distance from the window's edge",
        reason: "the guidelines give the width and the place, not the height")

    var provenance: Provenance { Self.popoverFrame.provenance }

    var outcome: ColumnArrangement {
        let top = safeArea.top + barHeight + margin
        var arrangement = panes
        arrangement.columns.append(
            ColumnLayout(
                column: .primary,
                frame: Rectangle(
                    x: max(0, min(margin, size.width - primaryWidth)), y: top, width: primaryWidth,
                    height: max(0, size.height - top - margin)),
                safeArea: .zero, presentation: .popover))
        return arrangement
    }
}
