import SplitframeInterface

extension SplitMachine {
    /// The first part of a collapse: the mode's announcement, then the question to the delegate.
    static func collapseQuestion(
        _ state: SplitState, in environment: TraitEnvironment, isMount: Bool
    ) -> SplitTransition {
        let steps = announcement(from: state.mode, to: .collapsed)
        let next = placed(state, in: environment)
        guard state.configuration.style != .unspecified else {
            return SplitTransition(
                steps, asking: .primaryForCollapsing, then: .collapseClassicPrimary(isMount: isMount),
                in: next)
        }
        let proposed = proposedTopColumn(of: state.configuration.columns)
        return SplitTransition(
            steps, asking: .topColumnForCollapsing(proposed: proposed),
            then: .collapse(proposed: proposed, isMount: isMount), in: next)
    }

    /// The proposed column: the compact one where set, otherwise the innermost column that has a controller.
    static func proposedTopColumn(of columns: ColumnSet) -> Column {
        [Column.compact, .secondary, .supplementary].first(where: columns.contains) ?? .primary
    }

    /// The delegate's column where it has a controller, otherwise the proposed one.
    ///
    /// The app may empty columns before it answers, even the proposed one.
    static func topColumn(_ answer: SplitAnswer, proposed: Column, in state: SplitState) -> Column {
        let columns = state.configuration.columns
        if case .column(let column) = answer, column != .inspector, columns.contains(column) { return column }
        return columns.contains(proposed) ? proposed : proposedTopColumn(of: columns)
    }

    /// The collapse itself: one series of announcements from the visible columns to the top column (measured).
    static func collapse(_ state: SplitState, top: Column, isMount: Bool) -> SplitTransition {
        let root: Column = top == .compact ? .compact : .primary
        let visible = isMount ? [] : state.visibleColumns.subtracting(.inspector)
        var steps: [SplitStep] = []
        if isMount, root == .primary {
            let installed = state.configuration.style == .unspecified ? [.primary] : announcementOrder
            steps += installed.filter(state.configuration.columns.contains).map { .install($0) }
        }
        for column in [.supplementary, root, .secondary] {
            guard column == root else {
                if visible.contains(column) { steps.append(.callback(.willHide(column))) }
                continue
            }
            if root == .compact {
                if visible.contains(.primary) { steps.append(.callback(.willHide(.primary))) }
                steps.append(.install(.compact))
            }
            if !visible.contains(root) { steps.append(.callback(.willShow(root))) }
        }
        if top != root {
            steps += [.callback(.willHide(root)), .callback(.willShow(top))]
        }
        let stack = stack(upTo: top, of: state.configuration.columns)
        let shown = ColumnSet(top).subtracting(visible)
        let hidden = visible.subtracting(ColumnSet(top))
        let dids = didCalls(after: steps)
        steps += appearance(will, shown: shown, hidden: hidden)
        steps += [
            .commit(.stack(stack)), .commit(.displayMode(ResolvedMode.collapsed.displayMode)),
            .commit(.collapsed(true)),
        ]
        steps += dids + [.callback(.didCollapse)] + appearance(did, shown: shown, hidden: hidden)
        var next = state
        next.isCollapsed = true
        next.mode = .collapsed
        next.stack = stack
        next.needsResolution = false
        return SplitTransition(steps, settled: next)
    }

    /// The columns stacked up to the top column; the primary is always the root.
    static func stack(upTo top: Column, of columns: ColumnSet) -> ColumnSet {
        guard top != .compact else { return .compact }
        return [Column.supplementary, .secondary].reduce(into: ColumnSet.primary) { stack, column in
            if column == top || column < top && columns.contains(column) { stack.set(column, to: true) }
        }
    }
}
