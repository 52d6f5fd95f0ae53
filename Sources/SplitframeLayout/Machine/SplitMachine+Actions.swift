import SplitframeInterface

extension SplitMachine {
    /// A tap on the display-mode button; the classic one asks the delegate for the mode.
    static func tapDisplayModeButton(_ state: SplitState) -> SplitTransition {
        if state.generation.rules.arrangement == .popover {
            return setPopover(isShown: !state.isPopoverShown, state)
        }
        if state.configuration.style == .unspecified { return actionQuestion(state) }
        return act(state, target: buttons(of: state).displayMode?.target)
    }

    /// A tap on the second button of three columns.
    static func tapSecondaryOnlyButton(_ state: SplitState) -> SplitTransition {
        act(state, target: buttons(of: state).secondaryOnly?.target)
    }

    /// A swipe in or out; in column style it is interactive, and the delegate is notified of its beginning and end.
    static func swipe(_ state: SplitState, reveals: Bool) -> SplitTransition {
        guard state.configuration.presentsWithGesture, state.isMounted, !state.isCollapsed
        else { return SplitTransition(settled: state) }
        if state.generation.rules.arrangement == .popover { return setPopover(isShown: reveals, state) }
        let style = state.configuration.style
        let resolver = SplitResolver<Double>(state)
        guard let target = (reveals ? resolver.reveal(of: .swipe) : resolver.conceal()).value else {
            return SplitTransition(settled: state)
        }
        if style == .unspecified { return actionQuestion(state) }
        var transition = act(state, target: target)
        transition.steps =
            [.callback(.gestureWillBegin)] + transition.steps + [.callback(.gestureDidEnd)]
        return transition
    }

    /// A tap outside the columns that cover the secondary, which hides one of them.
    static func tapDimmingView(_ state: SplitState) -> SplitTransition {
        if state.isPopoverShown { return setPopover(isShown: false, state) }
        guard !state.isCollapsed, state.isMounted,
            state.mode.splitBehavior == .overlay || state.mode.displayMode == .twoDisplaceSecondary
        else { return SplitTransition(settled: state) }
        return act(state, target: SplitResolver<Double>(state).conceal().value)
    }

    /// A drag of the separator behind a column: its width lies between the column's minimum and maximum from then on.
    static func drag(_ column: Column, to width: Double, _ state: SplitState) -> SplitState {
        guard state.hasSeparator(behind: column) else { return state }
        var next = state
        next.draggedWidths[column] = max(0, width)
        return next
    }

    /// A change of mode by the user, announced like a change by the system; the app's preference stays unchanged.
    private static func act(_ state: SplitState, target: DisplayMode?) -> SplitTransition {
        guard let target, state.isMounted, !state.isCollapsed else {
            return SplitTransition(settled: state)
        }
        return change(state, to: mode(of: state, at: .onScreen, preferred: target))
    }

    private static func actionQuestion(_ state: SplitState) -> SplitTransition {
        guard !state.isCollapsed, state.isMounted else { return SplitTransition(settled: state) }
        return SplitTransition([], asking: .targetDisplayModeForAction, then: .classicAction, in: state)
    }

    static func classicAction(_ answer: SplitAnswer, in state: SplitState) -> SplitTransition {
        if case .displayMode(let mode) = answer, mode != .automatic {
            return act(state, target: mode)
        }
        return act(state, target: buttons(of: state).displayMode?.target)
    }

    private static func buttons(of state: SplitState) -> SplitButtons {
        guard state.isMounted, !state.isCollapsed else { return .none }
        return SplitResolver<Double>(state).buttons()
    }
}
