import SplitframeGeometry
import SplitframeInterface

extension SplitState {
    /// The layout of this moment.
    ///
    /// Before mounting nothing is visible and the getters report what UIKit's do: automatic widths.
    public var layout: ResolvedSplit { resolved(.off) }

    /// The layout with every decision that led to it: collapsed or not, the mode on screen, widths and frames.
    public var explainedLayout: ResolvedSplit {
        guard let environment else { return unmountedLayout }
        // The mode was chosen while the previous one was on screen; the rules are asked again from there.
        var before = self
        before.mode = resolution?.previous ?? mode
        var resolver = SplitResolver(before, in: environment, explanation: .on)
        _ = resolver.explanation.decide(
            CollapseWhenCompact(
                horizontalSizeClass: environment.horizontalSizeClass, generation: metrics.generation))
        if let resolution, !isCollapsed {
            _ = resolver.mode(at: resolution.moment, preferred: resolution.preferred)
        }
        var layout = resolved(.on)
        layout.decisions = (resolver.explanation.decisions ?? []) + layout.decisions
        return layout
    }

    private func resolved(_ explanation: Explanation) -> ResolvedSplit {
        guard let environment else { return unmountedLayout }
        var resolver = SplitResolver(self, in: environment, explanation: explanation)
        if isCollapsed {
            return resolver.collapsedLayout()
        }
        return resolver.expandedLayout()
    }

    /// Preferences set before mounting do not move the getters (measured on iOS 26.1).
    private var unmountedLayout: ResolvedSplit {
        let isTriple = configuration.style == .tripleColumn
        return ResolvedSplit(
            displayMode: mode.displayMode, splitBehavior: mode.splitBehavior, isCollapsed: isCollapsed,
            primaryColumnWidth: isTriple
                ? metrics.automaticTriplePrimaryWidth : metrics.automaticPrimaryWidth,
            supplementaryColumnWidth: isTriple ? metrics.automaticSupplementaryWidth : 0,
            arrangement: ColumnArrangement(columns: [], separators: [], dimmed: nil), buttons: .none,
            decisions: [])
    }
}

extension SplitResolver {
    /// One stack over the whole split view; both width getters report its width (measured).
    mutating func collapsedLayout() -> ResolvedSplit {
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
            decisions: explanation.decisions ?? [])
    }

    mutating func expandedLayout() -> ResolvedSplit {
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
            buttons: buttons, decisions: explanation.decisions ?? [])
    }

    /// Whether the primary is drawn as a floating panel.
    private var hasPanel: Bool {
        metrics.generation == .iOS26 && environment.idiom != .tv
            && (configuration.primaryBackgroundStyle ?? metrics.primaryBackgroundStyle) == .sidebar
    }

    /// Frames are worked out with the sidebars on the left and mirrored where they stand on the right.
    private mutating func arrangement(of mode: ResolvedMode, widths: ColumnWidths) -> ColumnArrangement {
        let size = Size(width: width, height: environment.size.height)
        let safeArea = sidebarSafeArea
        let drawn: ColumnArrangement
        switch metrics.generation {
        case .iOS26:
            drawn = explanation.decide(
                FloatingFrames(
                    style: configuration.style, mode: mode.displayMode,
                    floatsOverTiles: mode.floatsOverTiles, hasPanel: hasPanel, widths: widths, size: size,
                    safeArea: safeArea, pixel: pixel, panelInset: metrics.sidebarInset))
        case .iOS14:
            drawn = explanation.decide(
                FlatFrames(
                    style: configuration.style, mode: mode.displayMode, widths: widths, size: size,
                    safeArea: safeArea, pixel: pixel))
        case .iOS7:
            drawn = explanation.decide(
                PopoverFrames(
                    mode: mode.displayMode, isPopoverShown: state.isPopoverShown,
                    primaryWidth: widths.primary, size: size, safeArea: safeArea, pixel: pixel,
                    margin: metrics.popoverMargin, barHeight: metrics.navigationBarHeight))
        }
        // A popover opens below its bar button, whichever edge is the primary's.
        let isOnRight = state.isPopoverShown ? environment.layoutDirection == .rightToLeft : isMirrored
        return isOnRight ? drawn.mirrored(inWidth: width) : drawn
    }

    mutating func buttons(in mode: ResolvedMode) -> SplitButtons {
        let style = configuration.style
        guard style != .unspecified else {
            // Where the popover waits, the bar button that opens it is delivered to the delegate instead.
            guard metrics.generation != .iOS7 else { return .none }
            let canTile = metrics.generation == .iOS26 || mode.splitBehavior != .overlay
            return SplitButtons(
                displayMode: explanation.decide(
                    ClassicButton(mode: mode.displayMode, target: .automatic, canTile: canTile)),
                secondaryOnly: nil)
        }
        let host = explanation.decide(ButtonHost(visible: state.visibleColumns))
        return SplitButtons(
            displayMode: explanation.decide(
                ColumnStyleButton(
                    style: style, behavior: buttonBehavior, mode: mode.displayMode,
                    visibility: configuration.displayModeButtonVisibility,
                    presentsWithGesture: configuration.presentsWithGesture, host: host)),
            secondaryOnly: explanation.decide(
                SecondaryOnlyButton(
                    style: style, showsSecondaryOnlyButton: configuration.showsSecondaryOnlyButton,
                    mode: mode.displayMode, lastMode: state.lastModeWithColumns?.displayMode)))
    }

    /// The behaviour whose steps button and gesture take: the one in force, or the one to come.
    var buttonBehavior: SplitBehavior {
        let current = state.mode.splitBehavior
        guard metrics.generation == .iOS26, current == .tile else { return current }
        let asked = configuration.preferredSplitBehavior
        return asked == .automatic ? .tile : asked
    }
}
