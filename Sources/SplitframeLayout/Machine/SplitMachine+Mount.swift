import SplitframeInterface

extension SplitMachine {
    /// The first appearance, initially expanded: every column is installed, the visible ones are announced; a compact
    /// environment collapses the split view at once.
    static func mount(_ state: SplitState, in environment: TraitEnvironment) -> SplitTransition {
        if state.generation.rules.arrangement == .popover {
            return askShouldHide(state, in: environment, isMount: true)
        }
        if environment.horizontalSizeClass == .compact {
            return askToCollapse(state, in: environment, isMount: true)
        }
        var next = placed(state, in: environment)
        let resolution = mode(of: next, at: .firstAppearance)
        let resolved = resolution.mode
        let shown = state.modeColumns(resolved.displayMode).intersection(state.configuration.columns)
        let isClassic = state.configuration.style == .unspecified
        var steps = announcement(from: state.mode, to: resolved)
        let installed = announcementOrder.filter(state.configuration.columns.contains)
        // A classic split view adds its children before any announcement, and loads their views later.
        if isClassic { steps += installed.map { .install($0) } }
        for column in installed {
            if !isClassic { steps.append(.install(column)) }
            if shown.contains(column) { steps.append(.callback(.willShow(column))) }
        }
        next.settle(on: resolution)
        let dids = didCalls(after: steps)
        let commit = SplitStep.commit(.displayMode(resolved.displayMode))
        if isClassic {
            // The children get their appearance calls only after all messages to the delegate (measured).
            steps += [commit] + dids + appearance(will, shown: shown, hidden: [])
        } else {
            steps += appearance(will, shown: shown, hidden: []) + [commit] + dids
        }
        return SplitTransition(steps + appearance(did, shown: shown, hidden: []), settled: next)
    }

    /// The mode that a preference leads to for a mounted state.
    static func mode(
        of state: SplitState, at moment: ResolutionMoment, preferred: DisplayMode? = nil
    ) -> ModeResolution {
        let preferred = preferred ?? state.configuration.preferredDisplayMode
        let resolver = SplitResolver<Double>(state)
        return ModeResolution(
            mode: resolver.mode(at: moment, preferred: preferred).value, moment: moment, preferred: preferred,
            previous: state.mode)
    }
}

extension SplitState {
    /// Makes a mode the current one.
    mutating func settle(on resolution: ModeResolution) {
        self.resolution = resolution
        mode = resolution.mode
        needsResolution = false
        if mode.displayMode != .secondaryOnly { lastModeWithColumns = mode }
    }
}
