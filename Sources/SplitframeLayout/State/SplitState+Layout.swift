import SplitframeInterface

extension SplitState {
    /// The layout of the current state.
    ///
    /// Before mounting no column is visible, and the getters return automatic widths, as UIKit's do.
    public var layout: ResolvedSplit {
        guard isMounted else { return unmountedLayout }
        return SplitResolver<Double>(self).layout()
    }

    /// The layout with every decision that led to it: collapsed or not, the current mode, widths, frames and buttons,
    /// and the mode that a swipe would lead to.
    public var explainedLayout: ResolvedSplit { reasonedLayout?.mapped(\.points) ?? unmountedLayout }

    /// The layout in numbers that keep their reasons, with every decision that led to it; nil before mounting.
    var reasonedLayout: LaidOutSplit<ReasonedNumber>? {
        guard let environment else { return nil }
        // The rules are applied again from the mode that was on screen when the current mode was resolved.
        var before = self
        before.mode = resolution?.previous ?? mode
        let explanation: Explanation? = Explanation(of: generation, idiom: environment.idiom)
        let collapse = explanation.decide(
            CollapseWhenCompact(
                horizontalSizeClass: environment.horizontalSizeClass,
                collapsesWhenCompact: generation.rules.collapsesWhenCompact), of: .collapse)
        var chosen: Decided<ResolvedMode>?
        if let resolution, !isCollapsed {
            let chooser = SplitResolver<ReasonedNumber>(before, explanation: explanation)
            chosen = chooser.mode(at: resolution.moment, preferred: resolution.preferred)
        }
        let resolver = SplitResolver<ReasonedNumber>(
            self, explanation: explanation, mode: Decided(mode, by: chosen?.decision),
            isCollapsed: collapse.map { _ in isCollapsed })
        var layout = resolver.layout()
        if !isCollapsed, resolver.hasSwipes {
            _ = resolver.reveal(of: .swipe)
            _ = resolver.conceal()
        }
        layout.decisions = explanation?.decisions ?? []
        return layout
    }

    /// The layout before mounting; preferences set earlier do not change the getters (measured on iOS 26.1).
    private var unmountedLayout: ResolvedSplit {
        let isTriple = configuration.style == .tripleColumn
        return ResolvedSplit(
            displayMode: mode.displayMode, splitBehavior: mode.splitBehavior, isCollapsed: isCollapsed,
            primaryColumnWidth: isTriple
                ? generation[.automaticTriplePrimaryWidth] : generation[.automaticPrimaryWidth],
            supplementaryColumnWidth: isTriple ? generation[.automaticSupplementaryWidth] : 0,
            arrangement: ColumnArrangement(columns: [], separators: [], dimmed: nil), buttons: .none)
    }
}

extension SplitResolver {
    func layout() -> LaidOutSplit<Number> { state.isCollapsed ? collapsedLayout() : expandedLayout() }

    /// The layout of one stack over the whole split view; both width getters return its width (measured).
    private func collapsedLayout() -> LaidOutSplit<Number> {
        let width = windowWidth.chosen(by: isCollapsed)
        let whole = { (column: Column) in
            PlacedColumn<Number>(
                column: column,
                frame: Number.Frame(
                    x: .zero.chosen(by: isCollapsed), y: .zero.chosen(by: isCollapsed), width: width,
                    height: windowHeight.chosen(by: isCollapsed)),
                safeArea: safeArea)
        }
        var columns = state.stack.columns.map(whole)
        if state.isInspectorShown { columns.append(presentedInspector(in: whole(.inspector))) }
        return LaidOutSplit(
            displayMode: state.mode.displayMode, splitBehavior: state.mode.splitBehavior, isCollapsed: true,
            primaryColumnWidth: width, supplementaryColumnWidth: width,
            arrangement: PlacedColumns(columns: columns, separators: [], dimmed: nil), buttons: .none)
    }

    /// The inspector of a collapsed split view: placed like a large sheet, or over the whole window if its height is
    /// compact.
    private func presentedInspector(in whole: PlacedColumn<Number>) -> PlacedColumn<Number> {
        var inspector = whole
        inspector.screen = environment.verticalSizeClass == .compact ? .fullScreen : .sheet
        guard inspector.screen == .sheet else { return inspector }
        let least = Number(
            PresentedFigure.leastSheetTop, as: .sheetTop, from: PresentedFigure.provenance)
        inspector.frame.y = max(safeArea.top, least).chosen(by: isCollapsed)
        inspector.frame.height = inspector.frame.height - inspector.frame.y
        inspector.safeArea.top = .zero
        return inspector
    }

    private func expandedLayout() -> LaidOutSplit<Number> {
        let (widths, meeting) = onFold(self.widths())
        let arrangement = arrangement(widths: widths, meeting: meeting)
        let buttons = buttons()
        // The getter of the supplementary returns the width of its container, which may extend beneath the primary
        // (measured).
        let container =
            sidebar != .tiled && state.visibleColumns.contains(.primary) && !state.mode.floatsOverTiles
            ? arrangement.columns.first { $0.column == .supplementary }?.frame.width : nil
        return LaidOutSplit(
            displayMode: state.mode.displayMode, splitBehavior: state.mode.splitBehavior, isCollapsed: false,
            primaryColumnWidth: widths.primary,
            supplementaryColumnWidth: container ?? widths.supplementary, arrangement: arrangement,
            buttons: buttons)
    }

    /// The presentation of the primary, beneath which its neighbour extends where the primary is a sidebar.
    ///
    /// Sidebars float on iOS, iPadOS and macOS alone (documented: Human Interface Guidelines, sidebars).
    var sidebar: ColumnPresentation {
        let style = configuration.primaryBackgroundStyle ?? generation.rules.primaryBackgroundStyle
        return switch environment.idiom {
        case .tv, .vision: .tiled
        case .phone, .pad, .mac: style == .sidebar ? generation.rules.sidebar : .tiled
        }
    }

    /// The arrangement, computed with the sidebars on the left and mirrored where they are on the right.
    private func arrangement(
        widths: ColumnWidths<Number>, meeting: Decided<Column?>
    ) -> PlacedColumns<Number> {
        let safeArea = sidebarSafeArea
        let mode = mode.map(\.displayMode)
        var drawn: PlacedColumns<Number>
        switch generation.rules.arrangement {
        case .floating:
            drawn = explanation.compute(
                FloatingFrames(
                    style: configuration.style, mode: mode, floatsOverTiles: state.mode.floatsOverTiles,
                    sidebar: sidebar, widths: widths, width: width, height: windowHeight,
                    safeArea: safeArea, pixel: pixel, sidebarInset: figure(.sidebarInset),
                    isMirrored: isMirrored, fold: meeting.value == nil ? nil : fold, meeting: meeting,
                    hasStrip: environment.verticalBarEdge != .unspecified),
                of: .frames)
        case .flat, .popover:
            drawn = explanation.compute(
                FlatFrames(
                    style: configuration.style, mode: mode, widths: widths, width: width,
                    height: windowHeight, safeArea: safeArea, pixel: pixel),
                of: .frames)
        }
        if state.isPopoverShown {
            drawn = explanation.compute(
                SlidingPaneFrames(
                    panes: drawn, primaryWidth: widths.primary, height: windowHeight, safeArea: safeArea),
                of: .frames)
        }
        // It slides in from the edge at which its bar button is, regardless of the primary's edge.
        let isOnRight = state.isPopoverShown ? environment.layoutDirection == .rightToLeft : isMirrored
        return isOnRight ? drawn.mirrored(inWidth: width) : drawn
    }
}
