import SplitframeGeometry
import SplitframeInterface

/// Frames of floating sidebars, drawn as if the sidebars stood on the left.
struct FloatingFrames: LayoutRule {
    static let title = "frames and safe areas"
    var style: SplitStyle
    var mode: DisplayMode
    var floatsOverTiles: Bool
    /// Whether the primary is a floating panel, not an edge-to-edge column.
    var hasPanel: Bool
    var widths: ColumnWidths
    var size: Size
    /// The window's insets, left being the sidebars' side.
    var safeArea: EdgeInsets
    var pixel: Double
    var panelInset: Double

    /// Whether the arrangement is mirrored afterwards.
    var isMirrored: Bool

    /// The least top inset that was measured, in points (iOS 26.1).
    private static let leastMeasuredTop = 20.0

    static let assumptions = [sideInsets, panelTop, mirroredInsets, flatTriple, inspectorPlace]
    private static let sideInsets = Assumption(
        rule: "landscapePanel",
        value:
            "a floating sidebar keeps its distance from the side's safe area, other columns those side insets "
            + "of the window that they reach into", reason: "measured only where the side insets are 0")
    private static let panelTop = Assumption(
        rule: "panelTop", value: "a floating sidebar keeps its distance from the top edge too",
        reason: "measured only for top insets of 20 points and more, where it begins at the inset")
    private static let mirroredInsets = Assumption(
        rule: "mirroredInsets",
        value: "sidebars on the right are those on the left, mirrored with their insets",
        reason: "only frames were measured there, and no right-to-left window")
    private static let flatTriple = Assumption(
        rule: "flatTriple", value: "three columns without a floating sidebar stand side by side",
        reason: "follows from two; unmeasured")
    private static let inspectorPlace = Assumption(
        rule: "inspectorPlace", value: "the inspector is flush, in full height, opposite the primary",
        reason: "its place is undocumented for a trailing primary and for narrow windows")

    var provenance: Provenance {
        if widths.inspector > 0 { return Self.inspectorPlace.provenance }
        let isBare = mode == .secondaryOnly
        if !isBare, safeArea.left != 0 || safeArea.right != 0 { return Self.sideInsets.provenance }
        if showsPanel, safeArea.top < Self.leastMeasuredTop { return Self.panelTop.provenance }
        if !isBare, isMirrored { return Self.mirroredInsets.provenance }
        let isFlatTriple =
            style == .tripleColumn && !hasPanel && !floatsOverTiles
            && (mode == .twoBesideSecondary || mode == .twoOverSecondary)
        return isFlatTriple ? Self.flatTriple.provenance : .measuredOnPad
    }

    /// Whether the primary is a floating panel that shows.
    var showsPanel: Bool { hasPanel && mode.columns(of: style).contains(.primary) }

    var outcome: ColumnArrangement {
        var arrangement = ColumnArrangement(columns: [], separators: [], dimmed: nil)
        let primary = hasPanel ? panel : column(.primary, x: 0, width: widths.primary)
        switch (mode, style == .tripleColumn) {
        case (.automatic, _), (.secondaryOnly, _):
            arrangement.columns = [whole(.secondary)]
        case (.oneOverSecondary, false), (.twoOverSecondary, false):
            arrangement.columns = [whole(.secondary), above(primary)]
        case (.oneBesideSecondary, false), (.twoBesideSecondary, false), (.twoDisplaceSecondary, false):
            if hasPanel {
                arrangement.columns = [inset(whole(.secondary)), primary]
            } else {
                arrangement = tiles([primary])
            }
        case (.oneBesideSecondary, true):
            arrangement = tiles([column(.supplementary, x: 0, width: widths.supplementary)])
        case (.oneOverSecondary, true):
            arrangement.columns = [
                whole(.secondary), above(column(.supplementary, x: 0, width: widths.supplementary)),
            ]
        case (.twoBesideSecondary, true), (.twoDisplaceSecondary, true):
            if hasPanel {
                arrangement = tiles([wideSupplementary])
                arrangement.columns.append(primary)
            } else {
                arrangement = tiles([
                    primary,
                    column(.supplementary, x: widths.primary + pixel, width: widths.supplementary),
                ])
            }
        case (.twoOverSecondary, true) where floatsOverTiles:
            arrangement = tiles([column(.supplementary, x: 0, width: widths.supplementary)])
            arrangement.columns.append(above(primary))
        case (.twoOverSecondary, true) where hasPanel:
            arrangement.columns = [whole(.secondary), above(wideSupplementary), primary]
        case (.twoOverSecondary, true):
            arrangement.columns = [
                whole(.secondary),
                above(column(.supplementary, x: widths.primary + pixel, width: widths.supplementary)),
                above(primary),
            ]
            arrangement.separators = [
                Rectangle(x: widths.primary, y: 0, width: pixel, height: size.height)
            ]
        }
        return withInspector(arrangement)
    }

    /// The floating sidebar; its inset below grows with the home indicator's (measured).
    private var panel: ColumnLayout {
        let top = max(panelInset, safeArea.top)
        let below = max(panelInset, safeArea.bottom - panelInset)
        return ColumnLayout(
            column: .primary,
            frame: Rectangle(
                x: safeArea.left + panelInset, y: top, width: widths.primary,
                height: max(0, size.height - top - below)),
            safeArea: EdgeInsets(top: 0, left: 0, bottom: max(safeArea.bottom - below, 0), right: 0),
            presentation: .floating)
    }

    /// How far the panel covers its neighbour, measured from the neighbour's edge.
    private var covered: Double { safeArea.left + panelInset + widths.primary }

    /// The supplementary that runs under the panel.
    private var wideSupplementary: ColumnLayout {
        inset(column(.supplementary, x: 0, width: panelInset + widths.primary + widths.supplementary))
    }

    private func whole(_ column: Column) -> ColumnLayout {
        ColumnLayout(column: column, frame: Rectangle(size: size), safeArea: safeArea)
    }

    private func column(_ column: Column, x: Double, width: Double) -> ColumnLayout {
        let frame = Rectangle(x: x, y: 0, width: width, height: size.height)
        return ColumnLayout(column: column, frame: frame, safeArea: safeArea.reaching(into: frame, of: size))
    }

    private func inset(_ layout: ColumnLayout) -> ColumnLayout {
        var layout = layout
        layout.safeArea.left = covered
        return layout
    }

    private func above(_ layout: ColumnLayout) -> ColumnLayout {
        var layout = layout
        if layout.presentation == .tiled { layout.presentation = .overlaid }
        return layout
    }

    /// Columns from the left, a separator after each, the secondary in what is left.
    private func tiles(_ sidebars: [ColumnLayout]) -> ColumnArrangement {
        let lines = sidebars.map {
            Rectangle(x: $0.frame.maxX, y: 0, width: pixel, height: size.height)
        }
        let start = lines.last?.maxX ?? 0
        let secondary = column(.secondary, x: start, width: max(0, size.width - start))
        return ColumnArrangement(columns: sidebars + [secondary], separators: lines, dimmed: nil)
    }

    /// The inspector stands on the far edge; the secondary keeps its width and gets an inset.
    private func withInspector(_ arrangement: ColumnArrangement) -> ColumnArrangement {
        guard widths.inspector > 0 else { return arrangement }
        var arrangement = arrangement
        for index in arrangement.columns.indices where arrangement.columns[index].column == .secondary {
            arrangement.columns[index].safeArea.right += widths.inspector
        }
        let inspector = column(.inspector, x: size.width - widths.inspector, width: widths.inspector)
        arrangement.columns.append(above(inspector))
        return arrangement
    }
}

extension EdgeInsets {
    /// The insets of a window that reach into one of its columns; what a column has outside is no inset.
    func reaching(into frame: Rectangle, of size: Size) -> EdgeInsets {
        EdgeInsets(
            top: top, left: max(0, left - max(0, frame.minX)), bottom: bottom,
            right: max(0, right - max(0, size.width - frame.maxX)))
    }
}
