import SplitframeGeometry
import SplitframeInterface

extension SplitMachine {
    /// iOS 7 asks the delegate for each orientation whether to hide the primary.
    static func askShouldHide(
        _ state: SplitState, in environment: TraitEnvironment, isMount: Bool
    ) -> SplitTransition {
        let isPortrait = environment.size.width <= environment.size.height
        let wasPortrait = state.environment.map { $0.size.width <= $0.size.height }
        let next = placed(state, in: environment)
        guard wasPortrait != isPortrait else { return SplitTransition(settled: next) }
        return SplitTransition(
            [], asking: .shouldHide(isPortrait: isPortrait), then: .shouldHide(isMount: isMount), in: next)
    }

    /// Shows both panes or only the right one; the bar button is passed to the delegate or withdrawn.
    static func arrangePanes(
        _ answer: SplitAnswer, in state: SplitState, isMount: Bool
    ) -> SplitTransition {
        guard state.isMounted else { return SplitTransition(settled: state) }
        var next = state
        next.shouldHide = if case .flag(let hides) = answer { hides } else { nil }
        let resolution = mode(of: next, at: isMount ? .firstAppearance : .resize)
        let resolved = resolution.mode
        let hides = resolved.displayMode == .secondaryOnly
        next.isPopoverShown = false
        next.settle(on: resolution)
        var shown: ColumnSet = []
        var hidden: ColumnSet = []
        var steps: [SplitStep] = []
        if isMount {
            steps += [.install(.primary), .install(.secondary)]
            shown = hides ? .secondary : [.primary, .secondary]
        } else if resolved.displayMode != state.mode.displayMode {
            if hides { hidden = .primary } else { shown = .primary }
        }
        if hides, isMount || !hidden.isEmpty {
            steps.append(.callback(.willHideWithBarButtonItem))
        } else if !hides, !isMount, !shown.isEmpty {
            steps.append(.callback(.willShowInvalidatingBarButtonItem))
        }
        steps += appearance(will, shown: shown, hidden: hidden)
        steps.append(.commit(.displayMode(resolved.displayMode)))
        return SplitTransition(steps + appearance(did, shown: shown, hidden: hidden), settled: next)
    }

    /// Opens or closes the popover with the primary, which must be hidden.
    static func setPopover(isShown: Bool, _ state: SplitState) -> SplitTransition {
        guard state.isMounted, state.mode.displayMode == .secondaryOnly,
            state.isPopoverShown != isShown
        else { return SplitTransition(settled: state) }
        var next = state
        next.isPopoverShown = isShown
        let (shown, hidden): (ColumnSet, ColumnSet) = isShown ? (.primary, []) : ([], .primary)
        let call: [SplitStep] = isShown ? [.callback(.popoverWillPresent)] : []
        return SplitTransition(
            call + appearance(will, shown: shown, hidden: hidden)
                + appearance(did, shown: shown, hidden: hidden), settled: next)
    }
}
