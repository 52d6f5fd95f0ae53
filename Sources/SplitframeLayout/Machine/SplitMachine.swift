import SplitframeInterface

/// Turns events into transitions: steps in the order in which the delegate and the children see them, then a new state.
///
/// The machine has no state of its own: the same event in the same state always gives the same transition. A delegate
/// may set properties while it is called; those are separate events, applied to the current state.
public enum SplitMachine {
    /// The transition that an event starts.
    public static func apply(_ event: SplitEvent, to state: SplitState) -> SplitTransition {
        begin(event, in: state).sent(in: state)
    }

    private static func begin(_ event: SplitEvent, in state: SplitState) -> SplitTransition {
        switch event {
        case .mount(let environment): mount(state, in: environment)
        case .environment(let environment): move(state, to: environment)
        case .set(let property): SplitTransition(settled: set(property, in: state))
        case .layout: layout(state)
        case .show(let column): state.isCollapsed ? showInStack(column, state) : show(column, state)
        case .hide(let column): state.isCollapsed ? hideInStack(column, state) : hide(column, state)
        case .goBack(let column): goBackInStack(to: column, state)
        case .push(let column): pushOntoStack(column, state)
        case .setColumn(let column, let hasController):
            setColumn(column, hasController: hasController, in: state)
        case .tapDisplayModeButton: tapDisplayModeButton(state)
        case .tapSecondaryOnlyButton: tapSecondaryOnlyButton(state)
        case .swipeFromLeadingEdge: swipe(state, reveals: true)
        case .swipeTowardLeadingEdge: swipe(state, reveals: false)
        case .tapDimmingView: tapDimmingView(state)
        case .drag(let column, let width): SplitTransition(settled: drag(column, to: width, state))
        case .showViewController(let isChildOfPrimary):
            showViewController(state, isChildOfPrimary: isChildOfPrimary)
        case .showDetailViewController: showDetailViewController(state)
        }
    }

    /// Continues after a question; `state` is the state of the question with everything that the delegate has set
    /// meanwhile.
    public static func answer(
        _ answer: SplitAnswer, to plan: SplitPlan, in state: SplitState
    ) -> SplitTransition {
        proceed(with: answer, to: plan, in: state).sent(in: state)
    }

    private static func proceed(
        with answer: SplitAnswer, to plan: SplitPlan, in state: SplitState
    ) -> SplitTransition {
        switch plan {
        case .collapse(let proposed, let isMount):
            collapse(state, top: topColumn(answer, proposed: proposed, in: state), isMount: isMount)
        case .collapseClassicPrimary(let isMount):
            SplitTransition(
                [], asking: .collapseSecondary, then: .collapseClassicSecondary(isMount: isMount), in: state)
        case .collapseClassicSecondary(let isMount):
            collapse(
                state,
                top: answer != .flag(true) && state.configuration.primaryIsNavigationController
                    && state.configuration.columns.contains(.secondary) ? .secondary : .primary,
                isMount: isMount)
        case .expand(let proposed):
            expand(state, answer: answer, proposed: proposed, cutsStack: true)
        case .expandClassicPrimary(let mode):
            SplitTransition(
                [], asking: .separateSecondary, then: .expandClassicSecondary(mode), in: state)
        case .expandClassicSecondary(let proposed):
            // The answer concerns only the stack: a classic delegate is not asked for a mode.
            expand(state, answer: .none, proposed: proposed, cutsStack: answer != .flag(true))
        case .classicAction:
            classicAction(answer, in: state)
        case .show(let isChildOfPrimary):
            routeShow(answer, in: state, isChildOfPrimary: isChildOfPrimary)
        case .showDetail:
            routeShowDetail(answer, in: state)
        case .shouldHide(let isMount):
            arrangePanes(answer, in: state, isMount: isMount)
        }
    }

    /// The state after an event, with the split view's default answer to every question.
    public static func outcome(of event: SplitEvent, in state: SplitState) -> SplitState {
        state.settled(after: event)
    }

    /// The order in which column changes are announced (measured).
    static let announcementOrder: [Column] = [.supplementary, .primary, .secondary]

    /// The appearance calls of the children when columns appear and others disappear.
    static func appearance(
        _ phases: (appear: AppearancePhase, disappear: AppearancePhase), shown: ColumnSet, hidden: ColumnSet
    ) -> [SplitStep] {
        shown.union(hidden).columns.map {
            .appearance(hidden.contains($0) ? phases.disappear : phases.appear, $0)
        }
    }

    static let will = (appear: AppearancePhase.viewWillAppear, disappear: AppearancePhase.viewWillDisappear)
    static let did = (appear: AppearancePhase.viewDidAppear, disappear: AppearancePhase.viewDidDisappear)

    /// The did-calls that follow will-calls: for each column only the one for its last will-call (measured).
    static func didCalls(after steps: [SplitStep]) -> [SplitStep] {
        var last: [Column: SplitCallback] = [:]
        for case .callback(let call) in steps {
            switch call {
            case .willShow(let column): last[column] = .didShow(column)
            case .willHide(let column): last[column] = .didHide(column)
            case .willChangeTo, .didShow, .didHide, .didCollapse, .didExpand, .gestureWillBegin,
                .gestureDidEnd, .willHideWithBarButtonItem, .willShowInvalidatingBarButtonItem,
                .popoverWillPresent:
                break
            }
        }
        return Column.allCases.compactMap { last[$0].map(SplitStep.callback) }
    }
}

extension SplitMachine {
    /// The first appearance, initially expanded: every column is installed, the visible ones are announced; a compact
    /// environment collapses the split view at once.
    static func mount(_ state: SplitState, in environment: TraitEnvironment) -> SplitTransition {
        if state.generation.rules.arrangement == .popover {
            return hidingQuestion(state, in: environment, isMount: true)
        }
        if environment.horizontalSizeClass == .compact {
            return collapseQuestion(state, in: environment, isMount: true)
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

extension SplitMachine {
    /// iOS 7 asks the delegate for each orientation whether to hide the primary.
    static func hidingQuestion(
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

extension SplitMachine {
    /// `show(_:sender:)`: in column style it presents modally; in classic style it asks the delegate, then replaces a
    /// pane.
    static func showViewController(_ state: SplitState, isChildOfPrimary: Bool) -> SplitTransition {
        guard state.configuration.style == .unspecified else {
            return SplitTransition(
                [.route(state.isMounted ? .presentModally : .none)], settled: state)
        }
        return SplitTransition(
            [], asking: .show, then: .show(isChildOfPrimary: isChildOfPrimary), in: state)
    }

    static func routeShow(
        _ answer: SplitAnswer, in state: SplitState, isChildOfPrimary: Bool
    ) -> SplitTransition {
        let route: SplitRoute =
            if answer == .flag(true) {
                .none
            } else if state.isCollapsed {
                .presentModally
            } else {
                isChildOfPrimary ? .replaceSecondary : .replacePrimary
            }
        return SplitTransition([.route(route)], settled: state)
    }

    /// `showDetailViewController(_:sender:)`: the secondary is replaced, and shown on top while collapsed.
    static func showDetailViewController(_ state: SplitState) -> SplitTransition {
        guard state.configuration.style != .unspecified else {
            return SplitTransition([], asking: .showDetail, then: .showDetail, in: state)
        }
        var next = state
        next.configuration.columns.set(.secondary, to: true)
        let route = SplitStep.route(.replaceSecondary)
        guard state.isCollapsed, let top = state.topColumn, top != .secondary, top != .compact else {
            return SplitTransition([route], settled: next)
        }
        next.stack = stack(upTo: .secondary, of: next.configuration.columns)
        let calls: [SplitStep] = [.callback(.willHide(top)), .callback(.willShow(.secondary))]
        return SplitTransition(
            [route] + calls + turn(from: ColumnSet(top), to: .secondary, stack: next.stack)
                + didCalls(after: calls), settled: next)
    }

    static func routeShowDetail(_ answer: SplitAnswer, in state: SplitState) -> SplitTransition {
        guard answer != .flag(true) else { return SplitTransition([.route(.none)], settled: state) }
        guard state.isCollapsed else {
            var next = state
            next.configuration.columns.set(.secondary, to: true)
            return SplitTransition([.route(.replaceSecondary)], settled: next)
        }
        guard state.configuration.primaryIsNavigationController else {
            return SplitTransition([.route(.presentModally)], settled: state)
        }
        var next = state
        next.rawPushes += 1
        let calls: [SplitStep] = state.topColumn.map { [.callback(.willHide($0))] } ?? []
        return SplitTransition(
            [.route(.pushOntoPrimary)] + calls + [.commit(.push)] + didCalls(after: calls), settled: next)
    }
}
