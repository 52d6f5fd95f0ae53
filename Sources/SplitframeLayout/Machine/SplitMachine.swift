import SplitframeInterface

/// Turns events into transitions: steps in the order in which the delegate and the children see them, then a new state.
///
/// The machine has no state of its own: the same event in the same state always gives the same transition. A delegate
/// may set properties while it is called; those are separate events, applied to the current state.
public enum SplitMachine {
    /// The transition that an event starts.
    public static func apply(_ event: SplitEvent, to state: SplitState) -> SplitTransition {
        begin(event, in: state).heard(in: state)
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
        proceed(with: answer, to: plan, in: state).heard(in: state)
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
