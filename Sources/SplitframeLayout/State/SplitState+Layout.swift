import SplitframeGeometry
import SplitframeInterface

extension SplitState {
    /// The layout of this moment.
    ///
    /// Before mounting nothing is visible and the getters report what UIKit's do: automatic widths.
    public var layout: ResolvedSplit {
        guard let environment else { return unmountedLayout }
        let resolver = SplitResolver(self, in: environment)
        return resolver.layout()
    }

    /// The layout with every decision that led to it: collapsed or not, the mode on screen, widths, frames and
    /// buttons, and where a swipe would lead.
    public var explainedLayout: ResolvedSplit {
        guard let environment else { return unmountedLayout }
        // The mode was chosen while the previous one was on screen; the rules are asked again from there.
        var before = self
        before.mode = resolution?.previous ?? mode
        let explanation: Explanation? = Explanation(of: generation, idiom: environment.idiom)
        let chooser = SplitResolver(before, in: environment, explanation: explanation)
        _ = explanation.decide(
            CollapseWhenCompact(
                horizontalSizeClass: environment.horizontalSizeClass,
                collapsesWhenCompact: generation.rules.collapsesWhenCompact), of: .collapse)
        if let resolution, !isCollapsed {
            _ = chooser.mode(at: resolution.moment, preferred: resolution.preferred)
        }
        let resolver = SplitResolver(self, in: environment, explanation: explanation)
        var layout = resolver.layout()
        if !isCollapsed, resolver.hasSwipes {
            _ = resolver.reveal(of: .swipe)
            _ = resolver.conceal()
        }
        layout.decisions = explanation?.decisions ?? []
        return layout
    }

    /// Preferences set before mounting do not move the getters (measured on iOS 26.1).
    private var unmountedLayout: ResolvedSplit {
        let isTriple = configuration.style == .tripleColumn
        return ResolvedSplit(
            displayMode: mode.displayMode, splitBehavior: mode.splitBehavior, isCollapsed: isCollapsed,
            primaryColumnWidth: isTriple
                ? generation[.automaticTriplePrimaryWidth] : generation[.automaticPrimaryWidth],
            supplementaryColumnWidth: isTriple ? generation[.automaticSupplementaryWidth] : 0,
            arrangement: ColumnArrangement(columns: [], separators: [], dimmed: nil), buttons: .none,
            decisions: [])
    }
}

extension SplitResolver {
    func layout() -> ResolvedSplit { state.isCollapsed ? collapsedLayout() : expandedLayout() }

    /// One stack over the whole split view; both width getters report its width (measured).
    private func collapsedLayout() -> ResolvedSplit {
        let size = environment.size
        let safeArea = environment.safeArea
        let whole = { (column: Column) in
            ColumnLayout(column: column, frame: Rectangle(size: size), safeArea: safeArea)
        }
        var columns = state.stack.columns.map(whole)
        if state.isInspectorShown {
            var sheet = whole(.inspector)
            sheet.presentation = .sheet
            columns.append(sheet)
        }
        return ResolvedSplit(
            displayMode: state.mode.displayMode, splitBehavior: state.mode.splitBehavior, isCollapsed: true,
            primaryColumnWidth: size.width, supplementaryColumnWidth: size.width,
            arrangement: ColumnArrangement(columns: columns, separators: [], dimmed: nil), buttons: .none,
            decisions: [])
    }

    private func expandedLayout() -> ResolvedSplit {
        let mode = state.mode
        let widths = widths(in: mode)
        let arrangement = arrangement(of: mode, widths: widths)
        let buttons = buttons(in: mode)
        // The supplementary's getter reports its container, which may run under the primary (measured).
        let container =
            hasPanel && state.visibleColumns.contains(.primary) && !mode.floatsOverTiles
            ? arrangement.columns.first { $0.column == .supplementary }?.frame.width : nil
        return ResolvedSplit(
            displayMode: mode.displayMode, splitBehavior: mode.splitBehavior, isCollapsed: false,
            primaryColumnWidth: widths.primary,
            supplementaryColumnWidth: container ?? widths.supplementary, arrangement: arrangement,
            buttons: buttons, decisions: [])
    }

    /// Whether the primary is drawn as a floating panel.
    private var hasPanel: Bool {
        generation.rules.arrangement == .floating && environment.idiom != .tv
            && (configuration.primaryBackgroundStyle ?? generation.rules.primaryBackgroundStyle) == .sidebar
    }

    /// Frames are worked out with the sidebars on the left and mirrored where they stand on the right.
    private func arrangement(of mode: ResolvedMode, widths: ColumnWidths) -> ColumnArrangement {
        let size = Size(width: width, height: environment.size.height)
        let safeArea = sidebarSafeArea
        var drawn: ColumnArrangement
        switch generation.rules.arrangement {
        case .floating:
            let frames = FloatingFrames(
                style: configuration.style, mode: mode.displayMode, floatsOverTiles: mode.floatsOverTiles,
                hasPanel: hasPanel, widths: widths, size: size, safeArea: safeArea, pixel: pixel,
                panelInset: generation[.sidebarInset], isMirrored: isMirrored)
            drawn = explanation.decide(
                frames, of: .frames, on: frames.showsPanel ? [.sidebarInset] : [],
                from: frameSources)
        case .flat, .popover:
            drawn = explanation.decide(
                FlatFrames(
                    style: configuration.style, mode: mode.displayMode, widths: widths, size: size,
                    safeArea: safeArea, pixel: pixel), of: .frames, from: frameSources)
        }
        if state.isPopoverShown {
            drawn = explanation.decide(
                PopoverFrames(
                    panes: drawn, primaryWidth: widths.primary, size: size, safeArea: safeArea,
                    margin: generation[.popoverMargin],
                    barHeight: generation[.navigationBarHeight, environment.screenKind]),
                of: .frames, on: [.popoverMargin], from: [.frames, .width(.primary)])
        }
        // A popover opens below its bar button, whichever edge is the primary's.
        let isOnRight = state.isPopoverShown ? environment.layoutDirection == .rightToLeft : isMirrored
        return isOnRight ? drawn.mirrored(inWidth: width) : drawn
    }

    /// The mode, and the widths of the sidebars that show.
    private var frameSources: [Subject] {
        [.mode]
            + state.visibleColumns.subtracting(.secondary).columns.map { .width($0) }
    }
}
