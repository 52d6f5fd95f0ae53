import SplitframeInterface

/// Frames of sidebars above their neighbours, which extend beneath them, computed with the sidebars on the left.
struct FloatingFrames<Number: LayoutNumber>: LayoutRule {
    static var title: String { "frames and safe areas" }
    var style: SplitStyle
    var mode: Decided<DisplayMode>
    var floatsOverTiles: Bool
    /// The presentation of the primary next to its neighbour; tiled where it does not look like a sidebar.
    var sidebar: ColumnPresentation
    var widths: ColumnWidths<Number>
    var width: Number
    var height: Number
    /// The window's insets; left is the side of the sidebars.
    var safeArea: Number.Insets
    var pixel: Number
    var sidebarInset: Number

    /// Whether the arrangement is mirrored afterwards.
    var isMirrored: Bool
    /// The fold on which two columns meet; nil where none do.
    var fold: FoldLine<Number>?
    /// The sidebar that ends on the fold.
    var meeting: Decided<Column?>
    /// Whether the window's side inset is the strip of a device that folds.
    var hasStrip: Bool
    var inputs: RuleInputs {
        RuleInputs(
            widths.numbers + safeArea.numbers + [
                width, height, pixel, sidebarInset, fold?.line, fold?.before, fold?.after,
            ], decided: [mode.decision, meeting.decision])
    }

    /// The smallest top inset that was measured, in points (iOS 26.1).
    private static var leastMeasuredTop: Double { 20 }

    static var assumptions: [Assumption] {
        [sideInsets, panelTop, mirroredInsets, mirroredStrip, flatTriple, inspectorPlace]
    }

    var provenance: Provenance {
        if widths.inspector > .zero { return inspectorPlace.provenance }
        if fold != nil || hasStrip {
            return isMirrored || style == .tripleColumn
                ? mirroredStrip.provenance : fold != nil ? .columnsOnFold : .stripInDetail
        }
        let isBare = mode.value == .secondaryOnly
        if !isBare, safeArea.left.points != 0 || safeArea.right.points != 0 {
            return sideInsets.provenance
        }
        if sidebar == .floating, showsPanel, safeArea.top.points < Self.leastMeasuredTop {
            return panelTop.provenance
        }
        if !isBare, isMirrored { return mirroredInsets.provenance }
        let isFlatTriple =
            style == .tripleColumn && !hasPanel && !floatsOverTiles
            && (mode.value == .twoBesideSecondary || mode.value == .twoOverSecondary)
        if isFlatTriple { return flatTriple.provenance }
        return sidebar == .edgeToEdge && showsPanel ? .sidebarsFromEdgeToEdge : .measuredOnPad
    }

    /// Whether the primary is a sidebar above its neighbour.
    private var hasPanel: Bool { sidebar != .tiled }

    var showsPanel: Bool { hasPanel && mode.value.columns(of: style).contains(.primary) }

    var outcome: PlacedColumns<Number> {
        var arrangement = PlacedColumns<Number>(columns: [], separators: [], dimmed: nil)
        let primary = hasPanel ? panel : column(.primary, x: .zero, width: widths.primary)
        switch (mode.value, style == .tripleColumn) {
        case (.automatic, _), (.secondaryOnly, _):
            arrangement.columns = [whole(.secondary)]
        case (.oneOverSecondary, false), (.twoOverSecondary, false):
            arrangement.columns = [whole(.secondary), above(primary)]
        case (.oneBesideSecondary, false), (.twoBesideSecondary, false), (.twoDisplaceSecondary, false):
            if hasPanel {
                arrangement.columns = [inset(whole(.secondary)), primary]
            } else {
                arrangement = tiles(primary)
            }
        case (.oneBesideSecondary, true):
            arrangement = tiles(supplementary)
        case (.oneOverSecondary, true):
            arrangement.columns = [whole(.secondary), above(supplementary)]
        case (.twoBesideSecondary, true), (.twoDisplaceSecondary, true):
            if hasPanel {
                arrangement = tiles(wideSupplementary, beneathPrimary: widths.primary.points, below: primary)
            } else {
                arrangement = tiles(primary, supplementaryBesidePrimary)
            }
        case (.twoOverSecondary, true) where floatsOverTiles:
            arrangement = tiles(supplementary, below: above(primary))
        case (.twoOverSecondary, true) where hasPanel:
            arrangement.columns = [whole(.secondary), above(wideSupplementary), primary]
        case (.twoOverSecondary, true):
            arrangement.columns = [whole(.secondary), above(supplementaryBesidePrimary), above(primary)]
            arrangement.separators = [Number.Frame(x: widths.primary, y: .zero, width: pixel, height: height)]
        }
        return withInspector(clearOfFold(arrangement))
    }

    /// Insets the columns on both sides of the fold by its margins; a column beneath an overlay needs no inset.
    private func clearOfFold(_ arrangement: consuming PlacedColumns<Number>) -> PlacedColumns<Number> {
        guard let fold, let column = meeting.value else { return arrangement }
        let next = column == .primary && style == .tripleColumn ? Column.supplementary : .secondary
        for index in arrangement.columns.indices {
            switch arrangement.columns[index].column {
            case column:
                arrangement.columns[index].safeArea.right = fold.before
            case next where arrangement.columns[index].frame.x > .zero:
                arrangement.columns[index].safeArea.left = fold.after - pixel
            case next
            where mode.value == .oneBesideSecondary || mode.value == .twoBesideSecondary
                || next == .supplementary:
                arrangement.columns[index].safeArea.left = covered + fold.after
            default: break
            }
        }
        return arrangement
    }

    /// The sidebar; the inset below a floating one grows with the home indicator's inset (measured).
    private var panel: PlacedColumn<Number> {
        if sidebar == .edgeToEdge {
            var whole = column(.primary, x: sidebarInset, width: widths.primary)
            whole.presentation = .edgeToEdge
            return whole
        }
        let top = max(sidebarInset, safeArea.top)
        let below = max(sidebarInset, safeArea.bottom - sidebarInset)
        return PlacedColumn(
            column: .primary,
            frame: Number.Frame(
                x: safeArea.left + sidebarInset, y: top, width: widths.primary,
                height: (height - top - below).notBelowZero),
            safeArea: Number.Insets(
                top: .zero, left: .zero, bottom: (safeArea.bottom - below).notBelowZero, right: .zero),
            presentation: .floating)
    }

    /// The width of the part of the neighbour that the panel covers.
    private var covered: Number {
        let reach = sidebarInset + widths.primary.described(as: .ownWidth(.primary))
        return sidebar == .edgeToEdge ? reach : safeArea.left + reach
    }

    private var supplementary: PlacedColumn<Number> {
        column(.supplementary, x: .zero, width: widths.supplementary)
    }

    private var supplementaryBesidePrimary: PlacedColumn<Number> {
        column(
            .supplementary, x: widths.primary.described(as: .column(.primary, beneathPrimary: 0)) + pixel,
            width: widths.supplementary)
    }

    /// The supplementary that extends beneath the panel.
    private var wideSupplementary: PlacedColumn<Number> {
        let width =
            sidebarInset + widths.primary.described(as: .ownWidth(.primary))
            + widths.supplementary.described(as: .ownWidth(.supplementary))
        return inset(column(.supplementary, x: .zero, width: width))
    }

    private func whole(_ column: Column) -> PlacedColumn<Number> {
        PlacedColumn(
            column: column, frame: Number.Frame(x: .zero, y: .zero, width: width, height: height),
            safeArea: safeArea)
    }

    private func column(_ column: Column, x: Number, width: Number) -> PlacedColumn<Number> {
        let frame = Number.Frame(x: x, y: .zero, width: width, height: height)
        return PlacedColumn(
            column: column, frame: frame, safeArea: safeArea.reaching(into: frame, ofWidth: self.width))
    }

    private func inset(_ layout: PlacedColumn<Number>) -> PlacedColumn<Number> {
        var layout = layout
        layout.safeArea.left = covered
        return layout
    }

    private func above(_ layout: PlacedColumn<Number>) -> PlacedColumn<Number> {
        var layout = layout
        if layout.presentation != .floating { layout.presentation = .overlaid }
        return layout
    }

    /// One or two columns from the left with a separator after each, and the secondary in the remaining width.
    ///
    /// - Parameters:
    ///   - beneathPrimary: The width of the part of the first that lies beneath the panel, in points.
    ///   - overlay: The column above all of them.
    private func tiles(
        _ first: PlacedColumn<Number>, _ second: PlacedColumn<Number>? = nil, beneathPrimary: Double = 0,
        below overlay: PlacedColumn<Number>? = nil
    ) -> PlacedColumns<Number> {
        let line = separator(after: first, beneathPrimary: beneathPrimary)
        let last = second.map { separator(after: $0, beneathPrimary: 0) }
        let start = (last ?? line).maxX
        let secondary = column(.secondary, x: start, width: (width - start).notBelowZero)
        var columns: [PlacedColumn<Number>] = []
        // All columns and an inspector.
        columns.reserveCapacity(4)
        columns.append(first)
        if let second { columns.append(second) }
        columns.append(secondary)
        if let overlay { columns.append(overlay) }
        return PlacedColumns(columns: columns, separators: last.map { [line, $0] } ?? [line], dimmed: nil)
    }

    private func separator(after column: PlacedColumn<Number>, beneathPrimary: Double) -> Number.Frame {
        let width = column.frame.width.described(as: .column(column.column, beneathPrimary: beneathPrimary))
        return Number.Frame(x: column.frame.x + width, y: .zero, width: pixel, height: height)
    }

    /// Adds the inspector on the far edge; the secondary keeps its width, and its inset there is the inspector's width,
    /// which has the window's inset inside it.
    private func withInspector(_ arrangement: consuming PlacedColumns<Number>) -> PlacedColumns<Number> {
        guard widths.inspector > .zero else { return arrangement }
        let reach = widths.inspector.described(as: .column(.inspector, beneathPrimary: 0))
        for index in arrangement.columns.indices where arrangement.columns[index].column == .secondary {
            arrangement.columns[index].safeArea.right = max(arrangement.columns[index].safeArea.right, reach)
        }
        let inspector = column(.inspector, x: width - reach, width: widths.inspector)
        arrangement.columns.append(above(inspector))
        return arrangement
    }

    var sentence: String { outcome.sentence(in: mode) }
}

private let sideInsets = Assumption(
    rule: "landscapePanel",
    value:
        "a floating sidebar keeps its distance from the side's safe area, other columns those side insets "
        + "of the window that they reach into", reason: "measured only where the side insets are 0")

private let panelTop = Assumption(
    rule: "panelTop", value: "a floating sidebar keeps its distance from the top edge too",
    reason: "measured only for top insets of 20 points and more, where it begins at the inset")

private let mirroredInsets = Assumption(
    rule: "mirroredInsets",
    value: "sidebars on the right are those on the left, mirrored with their insets",
    reason: "only frames were measured there, and no right-to-left window")

private let mirroredStrip = Assumption(
    rule: "mirroredStrip",
    value:
        "beside a strip or a fold three columns, and sidebars on the right, are as two with the sidebar on the "
        + "left; the strip stays where it is",
    reason:
        "nobody has published other split views of iPhone Duo; that the strip keeps its physical edge in right-to-left "
        + "layouts was checked on a simulator (dual_screen_hinge 1.1.0)")

private let flatTriple = Assumption(
    rule: "flatTriple", value: "three columns without a floating sidebar stand side by side",
    reason: "follows from two; unmeasured")

private let inspectorPlace = Assumption(
    rule: "inspectorPlace", value: "the inspector is flush, in full height, opposite the primary",
    reason: "its place is undocumented for a trailing primary and for narrow windows")

extension LayoutInsets {
    /// The window's insets that reach into one of its columns; a part outside the column is left out.
    func reaching(into frame: Number.Frame, ofWidth width: Number) -> Self {
        let outside = { (inset: Number, distance: Number) in
            inset - min(inset, distance.notBelowZero).described(as: .outside)
        }
        return Self(
            top: top, left: outside(left, frame.x), bottom: bottom, right: outside(right, width - frame.maxX))
    }
}
