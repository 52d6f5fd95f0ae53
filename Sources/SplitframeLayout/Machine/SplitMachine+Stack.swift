import SplitframeInterface

extension SplitMachine {
    /// `show(_:)` while collapsed: pops to a column of the stack, or pushes up to a higher one.
    static func showInStack(_ column: Column, _ state: SplitState) -> SplitTransition {
        if column == .inspector { return setInspector(isShown: true, state) }
        let next = column == .secondary ? recordingTiles(state) : state
        guard !state.stack.contains(.compact), column != .compact, column != state.topColumn,
            state.configuration.style != .unspecified, state.configuration.style.columns.contains(column)
        else { return SplitTransition(settled: next) }
        return state.stack.contains(column)
            ? pop(to: column, next, hides: true, reveals: false) : push(to: column, next)
    }

    /// `hide(_:)` while collapsed: pops the top column, unless it is the primary.
    static func hideInStack(_ column: Column, _ state: SplitState) -> SplitTransition {
        if column == .inspector { return setInspector(isShown: false, state) }
        guard column == state.topColumn, column == .secondary || column == .supplementary,
            state.configuration.style != .unspecified,
            let below = state.stack.subtracting(ColumnSet(column)).last
        else { return SplitTransition(settled: state) }
        return pop(to: below, state, hides: false, reveals: true)
    }

    /// Goes back without a call to the split view, for example by the back button; every change is announced.
    ///
    /// Where controllers pushed by the app were on top, only the column that reappears is announced; the others were
    /// hidden already.
    static func goBackInStack(to column: Column, _ state: SplitState) -> SplitTransition {
        guard state.isCollapsed, state.stack.contains(column), column != state.topColumn else {
            return SplitTransition(settled: state)
        }
        var uncovered = state
        uncovered.rawPushes = 0
        guard state.rawPushes > 0 else { return pop(to: column, state, hides: true, reveals: true) }
        return pop(to: column, uncovered, hides: false, reveals: true)
    }

    /// Pops to a column; `show` announces the columns that disappear, `hide` the one that reappears (measured).
    private static func pop(
        to column: Column, _ state: SplitState, hides: Bool, reveals: Bool
    ) -> SplitTransition {
        let gone = state.stack.columns.filter { $0 > column }
        var calls: [SplitStep] = hides ? gone.reversed().map { .callback(.willHide($0)) } : []
        if reveals { calls.append(.callback(.willShow(column))) }
        var next = state
        next.stack = state.stack.subtracting(gone.reduce(into: ColumnSet()) { $0.set($1, to: true) })
        let hidden = gone.last.map { ColumnSet($0) } ?? []
        return SplitTransition(
            calls + turn(from: hidden, to: ColumnSet(column), stack: next.stack) + didCalls(after: calls),
            settled: next)
    }

    /// Pushes every column up to a given one, with appearance calls for each (measured for three columns).
    static func push(to column: Column, _ state: SplitState) -> SplitTransition {
        var steps: [SplitStep] = []
        var next = state
        for pushed in [Column.supplementary, .secondary] where pushed <= column {
            guard let top = next.topColumn, pushed > top, state.configuration.columns.contains(pushed) else {
                continue
            }
            next.stack.set(pushed, to: true)
            // A column that is pushed only on the way to another is announced before it is covered.
            if pushed != column { steps.append(.callback(.willShow(pushed))) }
            steps.append(.callback(.willHide(top)))
            if pushed == column, steps.count > 1 { steps.append(.callback(.willShow(pushed))) }
            steps += turn(from: ColumnSet(top), to: ColumnSet(pushed), stack: next.stack)
        }
        return SplitTransition(steps + didCalls(after: steps), settled: next)
    }

    /// The app itself pushes a column onto the stack: it is placed above the lower columns, and announced as by
    /// `show(_:)`.
    static func pushOntoStack(_ column: Column, _ state: SplitState) -> SplitTransition {
        let style = state.configuration.style
        guard state.isCollapsed, style != .unspecified, !state.stack.contains(.compact),
            !state.stack.contains(column),
            style.columns.intersection(state.configuration.columns).contains(column)
        else { return SplitTransition(settled: state) }
        var next = state
        next.stack = state.stack.columns.filter { $0 < column }.reduce(into: ColumnSet(column)) {
            $0.set($1, to: true)
        }
        let calls: [SplitStep] = state.topColumn.map { [.callback(.willHide($0))] } ?? []
        let hidden = state.topColumn.map { ColumnSet($0) } ?? []
        return SplitTransition(
            calls + turn(from: hidden, to: ColumnSet(column), stack: next.stack) + didCalls(after: calls),
            settled: next)
    }

    /// Replaces the top of the stack; the column that disappears gets its calls first.
    static func turn(from hidden: ColumnSet, to shown: ColumnSet, stack: ColumnSet) -> [SplitStep] {
        let sends = { (phase: AppearancePhase, columns: ColumnSet) in
            columns.columns.map { SplitStep.appearance(phase, $0) }
        }
        return sends(.viewWillDisappear, hidden) + sends(.viewWillAppear, shown) + [.commit(.stack(stack))]
            + sends(.viewDidDisappear, hidden) + sends(.viewDidAppear, shown)
    }
}
