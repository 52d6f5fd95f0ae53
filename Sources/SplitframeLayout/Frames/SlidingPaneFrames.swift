import SplitframeInterface

/// The frame of the left pane that has slid in from the edge, in front of the right pane (iOS 7).
struct SlidingPaneFrames<Number: LayoutNumber>: LayoutRule {
    static var title: String { "primary over the secondary" }
    /// The panes beneath it.
    var panes: PlacedColumns<Number>
    var primaryWidth: Number
    var height: Number
    var safeArea: Number.Insets
    var inputs: RuleInputs { RuleInputs(panes.numbers + safeArea.numbers + [primaryWidth, height]) }

    var provenance: Provenance { .documented("iOS 5.1 release notes, UIKit: the sliding presentation style") }

    var outcome: PlacedColumns<Number> {
        var arrangement = panes
        arrangement.columns[0].isInteractive = false
        arrangement.columns.append(
            PlacedColumn(
                column: .primary,
                frame: Number.Frame(x: .zero, y: .zero, width: primaryWidth, height: height),
                safeArea: Number.Insets(
                    top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: .zero),
                presentation: .overlaid))
        return arrangement
    }

    var sentence: String {
        "Over the secondary slides the primary, \(primaryWidth.lengthText) points wide, in full height."
    }
}
