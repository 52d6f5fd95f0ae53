import SplitframeGeometry
import SplitframeInterface

/// Frames in iOS 8 to 18, drawn as if the sidebars stood on the left.
struct FlatFrames: LayoutRule {
    static let title = "frames and safe areas"
    var style: SplitStyle
    var mode: DisplayMode
    var widths: ColumnWidths
    var size: Size
    /// The window's insets, left being the sidebars' side.
    var safeArea: EdgeInsets
    var pixel: Double

    static let assumptions = [displacement, edgeColumnInsets]
    private static let displacement = Assumption(
        rule: "displacement", value: "the secondary moves by the primary's width",
        reason: "a push towards the far edge is documented, its length is not")
    private static let edgeColumnInsets = Assumption(
        rule: "flatColumnInsets",
        value: "a column keeps those side insets of the window that it reaches into",
        reason: "no source speaks of side insets")

    var provenance: Provenance {
        if safeArea.left != 0 || safeArea.right != 0 { return Self.edgeColumnInsets.provenance }
        return switch mode {
        case .twoDisplaceSecondary:
            Self.displacement.provenance
        case .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
            .twoOverSecondary:
            .documented("UISplitViewController.DisplayMode")
        }
    }

    var outcome: ColumnArrangement {
        let isTriple = style == .tripleColumn
        let first = isTriple ? Column.supplementary : .primary
        let firstWidth = isTriple ? widths.supplementary : widths.primary
        switch mode {
        case .automatic, .secondaryOnly:
            return arrange([], secondary: Rectangle(size: size))
        case .oneBesideSecondary:
            return tiles([(first, firstWidth)])
        case .oneOverSecondary:
            return overlay([(first, firstWidth)])
        case .twoBesideSecondary:
            return tiles(isTriple ? two : [(first, firstWidth)])
        case .twoOverSecondary:
            return overlay(isTriple ? two : [(first, firstWidth)])
        case .twoDisplaceSecondary:
            return isTriple ? displaced : tiles([(first, firstWidth)])
        }
    }

    private var two: [(Column, Double)] {
        [(.primary, widths.primary), (.supplementary, widths.supplementary)]
    }

    /// Two sidebars push the secondary, which keeps the width it has beside one of them.
    private var displaced: ColumnArrangement {
        let start = widths.primary + pixel + widths.supplementary + pixel
        let kept = size.width - widths.supplementary - pixel
        var arrangement = arrange(
            two, secondary: Rectangle(x: start, y: 0, width: kept, height: size.height))
        arrangement.columns[0].presentation = .displaced
        arrangement.columns[0].isInteractive = false
        arrangement.dimmed = Rectangle(
            x: start, y: 0, width: max(0, size.width - start), height: size.height)
        return arrangement
    }

    private func tiles(_ sidebars: [(Column, Double)]) -> ColumnArrangement {
        let start = sidebars.reduce(0) { $0 + $1.1 + pixel }
        return arrange(
            sidebars,
            secondary: Rectangle(x: start, y: 0, width: max(0, size.width - start), height: size.height))
    }

    private func overlay(_ sidebars: [(Column, Double)]) -> ColumnArrangement {
        var arrangement = arrange(sidebars, secondary: Rectangle(size: size))
        arrangement.columns[0].isInteractive = false
        for index in arrangement.columns.indices.dropFirst() {
            arrangement.columns[index].presentation = .overlaid
        }
        arrangement.dimmed = Rectangle(size: size)
        return arrangement
    }

    /// The secondary at the bottom, then the sidebars from the left with a line after each but an overlay's last.
    private func arrange(_ sidebars: [(Column, Double)], secondary: Rectangle) -> ColumnArrangement {
        var columns = [layout(.secondary, secondary)]
        var lines: [Rectangle] = []
        var x = 0.0
        for (column, width) in sidebars {
            if x > 0 { x += pixel }
            columns.append(layout(column, Rectangle(x: x, y: 0, width: width, height: size.height)))
            x += width
            if x + pixel <= secondary.x || column != sidebars.last?.0 {
                lines.append(Rectangle(x: x, y: 0, width: pixel, height: size.height))
            }
        }
        return ColumnArrangement(columns: columns, separators: lines, dimmed: nil)
    }

    private func layout(_ column: Column, _ frame: Rectangle) -> ColumnLayout {
        ColumnLayout(column: column, frame: frame, safeArea: safeArea.reaching(into: frame, of: size))
    }
}
