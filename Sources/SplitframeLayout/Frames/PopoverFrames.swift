import SplitframeInterface

/// The frame of the popover with the left pane, in front of the right pane (iOS 7).
struct PopoverFrames<Number: LayoutNumber>: LayoutRule {
    static var title: String { "popover with the primary" }
    /// The panes beneath the popover.
    var panes: PlacedColumns<Number>
    var primaryWidth: Number
    var width: Number
    var height: Number
    var safeArea: Number.Insets
    var margin: Number
    /// The height of the bar below which the popover opens.
    var barHeight: Number

    static var assumptions: [Assumption] { [popoverFrame] }

    var provenance: Provenance { popoverFrame.provenance }

    var outcome: PlacedColumns<Number> {
        let top = safeArea.top + barHeight + margin
        let room = width - primaryWidth.described(as: .ownWidth(.primary))
        var arrangement = panes
        arrangement.columns.append(
            PlacedColumn(
                column: .primary,
                frame: Number.Frame(
                    x: min(margin, room).notBelowZero, y: top, width: primaryWidth,
                    height: (height - top - margin).notBelowZero),
                safeArea: Number.Insets(top: .zero, left: .zero, bottom: .zero, right: .zero),
                screen: .popover))
        return arrangement
    }

    var sentence: String {
        "Above the secondary opens a popover \(primaryWidth.lengthText) points wide, below a bar of "
            + "\(barHeight.lengthText) points."
    }
}

private let popoverFrame = Assumption(
    rule: "popoverFrame",
    value: "below the secondary's bar, down to the same distance from the window's edge",
    reason: "the guidelines give the width and the place, not the height")
