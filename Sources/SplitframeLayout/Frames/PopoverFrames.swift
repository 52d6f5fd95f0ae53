import SplitframeGeometry
import SplitframeInterface

/// Frames in iOS 7: two panes, or the right one alone with the left one in a popover.
struct PopoverFrames: LayoutRule {
    static let title = "frames and safe areas"
    var mode: DisplayMode
    var isPopoverShown: Bool
    var primaryWidth: Double
    var size: Size
    var safeArea: EdgeInsets
    var pixel: Double
    var margin: Double
    /// The height of the bar below which the popover opens.
    var barHeight: Double

    var provenance: Provenance {
        isPopoverShown
            ? OpenQuestions.sevenPopover.provenance
            : .documented("iOS Human Interface Guidelines, 2014")
    }

    var outcome: ColumnArrangement {
        let isBeside = mode == .oneBesideSecondary
        let widths = ColumnWidths(primary: primaryWidth, supplementary: 0, inspector: 0)
        var arrangement =
            FlatFrames(
                style: .unspecified, mode: isBeside ? .oneBesideSecondary : .secondaryOnly, widths: widths,
                size: size, safeArea: safeArea, pixel: pixel
            ).outcome
        if isPopoverShown, !isBeside {
            let top = safeArea.top + barHeight + margin
            arrangement.columns.append(
                ColumnLayout(
                    column: .primary,
                    frame: Rectangle(
                        x: max(0, min(margin, size.width - primaryWidth)), y: top, width: primaryWidth,
                        height: max(0, size.height - top - margin)),
                    safeArea: .zero, presentation: .popover))
        }
        return arrangement
    }
}
