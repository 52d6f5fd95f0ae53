import SplitframeInterface

extension SplitMachine {
    /// Stores a property and the properties that UIKit changes with it; on screen, a preference takes effect only in
    /// the next layout pass.
    static func set(_ property: SplitProperty, in state: SplitState) -> SplitState {
        var next = state
        next.configuration.store(property)
        let isOnScreen = state.isMounted && !state.isCollapsed
        switch property.key {
        case .preferredDisplayMode:
            // Measured on iOS 26.1 in every state; secondaryOnly and automatic leave the behaviour alone.
            if state.generation.rules.preferenceSetsBehavior,
                let behavior = next.configuration.preferredDisplayMode.behavior
            {
                next.configuration.preferredSplitBehavior = behavior
            }
            next.needsResolution = state.needsResolution || isOnScreen
        case .preferredSplitBehavior, .presentsWithGesture:
            // In iOS 26 neither property resolves the mode again (measured).
            next.needsResolution =
                state.needsResolution || isOnScreen && state.generation.rules.behaviorResolvesAnew
        default:
            break
        }
        return next
    }

    /// A layout pass: a pending preference takes effect; three columns that no longer fit become fewer.
    static func layout(_ state: SplitState) -> SplitTransition {
        guard state.isMounted, !state.isCollapsed,
            state.generation.rules.arrangement != .popover
        else { return SplitTransition(settled: state) }
        if state.needsResolution {
            return change(state, to: mode(of: state, at: .onScreen))
        }
        guard state.mode.displayMode == .twoBesideSecondary else { return SplitTransition(settled: state) }
        return fitsThree(state)
            ? SplitTransition(settled: state)
            : change(state, to: mode(of: state, at: .resize))
    }

    /// Whether all of three columns fit; false for a split view of two.
    private static func fitsThree(_ state: SplitState) -> Bool {
        state.configuration.style == .tripleColumn && SplitResolver<Double>(state).fitsThree().value
    }

    /// A new environment: the split view collapses, expands, resolves its mode anew where the width differs or a fold
    /// lets three columns fit, or lays out.
    static func move(_ state: SplitState, to environment: TraitEnvironment) -> SplitTransition {
        guard let old = state.environment else { return mount(state, in: environment) }
        if state.generation.rules.arrangement == .popover {
            return hidingQuestion(state, in: environment, isMount: false)
        }
        let isCompact = environment.horizontalSizeClass == .compact
        switch (state.isCollapsed, isCompact) {
        case (false, true):
            return collapseQuestion(state, in: environment, isMount: false)
        case (true, false):
            return expansionQuestion(state, in: environment)
        case (true, true):
            return SplitTransition(settled: placed(state, in: environment))
        case (false, false):
            let next = placed(state, in: environment)
            let grid = environment.pixelGrid
            let isSame =
                grid.round(old.size.width) == grid.round(environment.size.width)
                && (!state.generation.rules.heightResolvesAnew || old.size == environment.size)
                && fitsThree(state) == fitsThree(next)
            return isSame ? layout(next) : change(next, to: mode(of: next, at: .resize))
        }
    }

    static func placed(_ state: SplitState, in environment: TraitEnvironment) -> SplitState {
        var next = state
        next.environment = environment
        return next
    }

    /// Changes from one expanded mode to another; `isAnnounced` is false for `show` and `hide` calls of the app.
    static func change(
        _ state: SplitState, to resolution: ModeResolution, isAnnounced: Bool = true
    ) -> SplitTransition {
        let resolved = resolution.mode
        let before = state.modeColumns(state.mode.displayMode)
        let after = state.modeColumns(resolved.displayMode)
        let set = state.configuration.columns
        let shown = after.subtracting(before).intersection(set)
        let hidden = before.subtracting(after).intersection(set)
        var next = state
        next.settle(on: resolution)
        guard resolved.displayMode != state.mode.displayMode else { return SplitTransition(settled: next) }

        var steps = [SplitStep.callback(.willChangeTo(resolved.displayMode))]
        if isAnnounced {
            steps += announcementOrder.filter(hidden.contains).map { .callback(.willHide($0)) }
            steps += announcementOrder.filter(shown.contains).map { .callback(.willShow($0)) }
        }
        let dids = didCalls(after: steps)
        let commit = SplitStep.commit(.displayMode(resolved.displayMode))
        let wills = appearance(will, shown: shown, hidden: hidden)
        // When a floating panel is hidden, the delegate is called before the panel's controller (measured).
        let isPanelHidden =
            hidden.contains(.primary) && state.mode.splitBehavior == .overlay
            && state.generation.rules.arrangement == .floating
        steps += isPanelHidden ? [commit] + dids + wills : wills + [commit] + dids
        return SplitTransition(steps + appearance(did, shown: shown, hidden: hidden), settled: next)
    }
}
