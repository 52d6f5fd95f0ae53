import SplitframeInterface

extension SplitMachine {
    /// The first part of an expansion: the mode's announcement, then the question to the delegate.
    static func expansionQuestion(_ state: SplitState, in environment: TraitEnvironment) -> SplitTransition {
        let next = placed(state, in: environment)
        let proposed = mode(of: next, at: .expansion)
        let steps = announcement(from: state.mode, to: proposed.mode)
        guard state.configuration.style != .unspecified else {
            return SplitTransition(
                steps, asking: .primaryForExpanding, then: .expandClassicPrimary(proposed), in: next)
        }
        return SplitTransition(
            steps, asking: .displayModeForExpanding(proposed: proposed.mode.displayMode),
            then: .expand(proposed: proposed), in: next)
    }

    static func announcement(from old: ResolvedMode, to new: ResolvedMode) -> [SplitStep] {
        old.displayMode == new.displayMode ? [] : [.callback(.willChangeTo(new.displayMode))]
    }

    /// Expands to the delegate's mode where the style has it, resolved like any preference at this moment.
    static func expand(
        _ state: SplitState, answer: SplitAnswer, proposed: ModeResolution, cutsStack: Bool
    ) -> SplitTransition {
        var resolved = renewed(proposed, in: state)
        if case .displayMode(let wanted) = answer, wanted != proposed.mode.displayMode,
            state.isMounted, isAllowed(wanted, in: state.configuration.style)
        {
            resolved = mode(of: state, at: .expansion, preferred: wanted)
        }
        return expand(state, to: resolved, cutsStack: cutsStack)
            .preceded(by: announcement(from: proposed.mode, to: resolved.mode))
    }

    /// The proposal; if the delegate has changed the preference while answering, it is resolved again, because the new
    /// preference applies to this expansion.
    private static func renewed(_ proposed: ModeResolution, in state: SplitState) -> ModeResolution {
        guard state.configuration.preferredDisplayMode != proposed.preferred,
            state.isMounted
        else { return proposed }
        return mode(of: state, at: .expansion)
    }

    private static func isAllowed(_ mode: DisplayMode, in style: SplitStyle) -> Bool {
        [SplitBehavior.tile, .overlay, .displace].contains { style.modes(under: $0).contains(mode) }
    }

    /// The expansion itself: the stack is reduced to its root, then the columns are installed (measured).
    static func expand(
        _ state: SplitState, to resolution: ModeResolution, cutsStack: Bool
    ) -> SplitTransition {
        let resolved = resolution.mode
        let visible = state.visibleColumns.subtracting(.inspector)
        let after = state.modeColumns(resolved.displayMode).intersection(state.configuration.columns)
        let wasCut = cutsStack && !state.stack.contains(.compact) && state.topColumn != .primary
        var steps: [SplitStep] = []
        if wasCut {
            if state.configuration.style != .unspecified { steps.append(.commit(.stack(.primary))) }
            steps += [.appearance(.viewWillAppear, .primary), .appearance(.viewDidAppear, .primary)]
        }
        // Classic panes are installed before any announcement (measured).
        let isClassic = state.configuration.style == .unspecified
        let installed = announcementOrder.filter(state.configuration.columns.contains)
        if isClassic { steps += installed.map { .install($0) } }
        for column in announcementOrder {
            if column == .primary, visible.contains(.compact) {
                steps.append(.callback(.willHide(.compact)))
            }
            if !isClassic, installed.contains(column) { steps.append(.install(column)) }
            switch (visible.contains(column), after.contains(column)) {
            case (false, true): steps.append(.callback(.willShow(column)))
            case (true, false): steps.append(.callback(.willHide(column)))
            case (true, true), (false, false): break
            }
        }
        let onScreen = wasCut ? visible.union(.primary) : visible
        let shown = after.subtracting(onScreen)
        let hidden = onScreen.subtracting(after)
        let dids = didCalls(after: steps)
        steps += appearance(will, shown: shown, hidden: []) + appearance(will, shown: [], hidden: hidden)
        steps += [
            .commit(.stack([])), .commit(.displayMode(resolved.displayMode)), .commit(.collapsed(false)),
        ]
        // Shown columns appear before the temporarily visible ones of the stack disappear (measured).
        steps += appearance(did, shown: shown, hidden: []) + appearance(did, shown: [], hidden: hidden)
        steps += dids + [.callback(.didExpand)]
        var next = state
        next.isCollapsed = false
        next.stack = []
        next.rawPushes = 0
        next.settle(on: resolution)
        return SplitTransition(steps, settled: next)
    }
}
