import SplitframeInterface

/// Frames in iOS 8 to 18, computed with the sidebars on the left.
struct FlatFrames<Number: LayoutNumber>: LayoutRule {
    static var title: String { "frames and safe areas" }
    var style: SplitStyle
    var mode: Decided<DisplayMode>
    var widths: ColumnWidths<Number>
    var width: Number
    var height: Number
    /// The window's insets; left is the side of the sidebars.
    var safeArea: Number.Insets
    var pixel: Number
    var inputs: RuleInputs {
        RuleInputs(widths.numbers + safeArea.numbers + [width, height, pixel], decided: [mode.decision])
    }

    static var assumptions: [Assumption] { [displacement, edgeColumnInsets, overhang] }

    var provenance: Provenance {
        if safeArea.left.points != 0 || safeArea.right.points != 0 { return edgeColumnInsets.provenance }
        return switch mode.value {
        case .twoDisplaceSecondary:
            displacement.provenance
        case .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
            .twoOverSecondary:
            .documented("UISplitViewController.DisplayMode")
        }
    }

    var outcome: PlacedColumns<Number> {
        let isTriple = style == .tripleColumn
        let first = isTriple ? Column.supplementary : .primary
        let firstWidth = isTriple ? widths.supplementary : widths.primary
        switch mode.value {
        case .automatic, .secondaryOnly:
            return arrange([], secondary: rectangle())
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

    private var two: [(Column, Number)] {
        [(.primary, widths.primary), (.supplementary, widths.supplementary)]
    }

    /// The end of the sidebars, including the lines after them.
    private func end(of sidebars: [(Column, Number)]) -> Number {
        sidebars.reduce(.zero) { $0 + $1.1.described(as: .column($1.0, beneathPrimary: 0)) + pixel }
    }

    /// A frame in full height, and in full width unless given.
    private func rectangle(x: Number = .zero, width: Number? = nil) -> Number.Frame {
        Number.Frame(x: x, y: .zero, width: width ?? self.width, height: height)
    }

    /// The arrangement in which two sidebars push the secondary aside; it keeps the width that it has beside the
    /// supplementary.
    private var displaced: PlacedColumns<Number> {
        let start = end(of: two)
        let kept =
            width - widths.supplementary.described(as: .column(.supplementary, beneathPrimary: 0)) - pixel
        var arrangement = arrange(two, secondary: rectangle(x: start, width: kept))
        arrangement.columns[0].presentation = .displaced
        arrangement.columns[0].isInteractive = false
        arrangement.dimmed = rectangle(x: start, width: (width - start).notBelowZero)
        return arrangement
    }

    private func tiles(_ sidebars: [(Column, Number)]) -> PlacedColumns<Number> {
        let start = end(of: sidebars)
        return arrange(sidebars, secondary: rectangle(x: start, width: (width - start).notBelowZero))
    }

    private func overlay(_ sidebars: [(Column, Number)]) -> PlacedColumns<Number> {
        var arrangement = arrange(sidebars, secondary: rectangle())
        arrangement.columns[0].isInteractive = false
        for index in arrangement.columns.indices.dropFirst() {
            arrangement.columns[index].presentation = .overlaid
        }
        arrangement.dimmed = rectangle()
        return arrangement
    }

    /// The secondary at the back, then the sidebars from the left, each followed by a line, except the last one of an
    /// overlay.
    private func arrange(
        _ sidebars: [(Column, Number)], secondary: Number.Frame
    ) -> PlacedColumns<Number> {
        var columns = [layout(.secondary, secondary)]
        var lines: [Number.Frame] = []
        var x = Number.zero
        for (column, width) in sidebars {
            if x > .zero { x = x + pixel }
            columns.append(layout(column, rectangle(x: x, width: width)))
            x = x + width.described(as: .column(column, beneathPrimary: 0))
            if x + pixel <= secondary.x || column != sidebars.last?.0 {
                lines.append(rectangle(x: x, width: pixel))
            }
        }
        return PlacedColumns(columns: columns, separators: lines, dimmed: nil)
    }

    private func layout(_ column: Column, _ frame: Number.Frame) -> PlacedColumn<Number> {
        PlacedColumn(
            column: column, frame: frame, safeArea: safeArea.reaching(into: frame, ofWidth: width))
    }

    var sentence: String { outcome.sentence(in: mode) }
}

private let displacement = Assumption(
    rule: "displacement", value: "the secondary moves by the primary's width",
    reason: "a push towards the far edge is documented, its length is not")

private let edgeColumnInsets = Assumption(
    rule: "flatColumnInsets",
    value: "a column keeps those side insets of the window that it reaches into",
    reason: "no source speaks of side insets")

private let overhang = Assumption(
    rule: "overhang",
    value: "a column-style primary begins at the window's edge, in iOS 14 to 16 as in 17 and 18",
    reason:
        "its view was seen to begin 100 points before the edge there, with 100 more of leading safe area "
        + "(LNPopupController#390, CalendarKit#320), of which nothing can be seen")
