public import SplitframeInterface

/// The result of an event: steps in order, then the next state or a question.
public struct SplitTransition: Hashable, Sendable {
    public var steps: [SplitStep]
    public var ending: Ending

    public enum Ending: Hashable, Sendable {
        case settled(SplitState)
        /// A question, the plan for its answer and the current state; `SplitMachine.answer` continues from there.
        case question(SplitQuestion, SplitPlan, SplitState)
    }

    init(_ steps: [SplitStep] = [], settled state: SplitState) {
        self.steps = steps
        ending = .settled(state)
    }

    init(_ steps: [SplitStep], asking question: SplitQuestion, then plan: SplitPlan, in state: SplitState) {
        self.steps = steps
        ending = .question(question, plan, state)
    }

    /// The transition without the messages that the generation does not send.
    func sent(in state: SplitState) -> SplitTransition {
        var transition = self
        let (style, rules) = (state.configuration.style, state.generation.rules)
        transition.steps.removeAll { step in
            if case .callback(let call) = step { !call.isSent(to: style, by: rules) } else { false }
        }
        return transition
    }

    /// The transition with steps that happened before its own.
    func preceded(by earlier: [SplitStep]) -> SplitTransition {
        var transition = self
        transition.steps = earlier + steps
        return transition
    }
}

/// The continuation of a transition after a question is answered.
public enum SplitPlan: Hashable, Sendable {
    case collapse(proposed: Column, isMount: Bool)
    case collapseClassicPrimary(isMount: Bool)
    case collapseClassicSecondary(isMount: Bool)
    case expand(proposed: ModeResolution)
    case expandClassicPrimary(ModeResolution)
    case expandClassicSecondary(ModeResolution)
    case classicAction
    case show(isChildOfPrimary: Bool)
    case showDetail
    case shouldHide(isMount: Bool)
}

/// A step of a transition, in the order in which the delegate and the children see it.
public enum SplitStep: Hashable, Sendable {
    case callback(SplitCallback)
    /// The column's controller is wrapped where needed, becomes a child and loads its view.
    case install(Column)
    case appearance(AppearancePhase, Column)
    case commit(SplitCommit)
    /// The destination of a controller that the app shows.
    case route(SplitRoute)
}

/// The four calls in which a view controller learns that its view appears or disappears.
public enum AppearancePhase: NamedCase {
    case viewWillAppear
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
}

/// A point at which getters start to return the new values.
public enum SplitCommit: Hashable, Sendable {
    case displayMode(DisplayMode)
    case collapsed(Bool)
    /// The collapsed stack, lowest column at the root.
    case stack(ColumnSet)
    /// A controller that is on the collapsed classic stack already appears on top.
    case push
}

/// The destination of a controller that the app asks a split view to show.
public enum SplitRoute: Hashable, Sendable {
    case replacePrimary
    case replaceSecondary
    /// Pushed as it is onto the collapsed classic stack.
    case pushOntoPrimary
    case presentModally
    case none
}

/// An event that a split view reacts to.
public enum SplitEvent: Hashable, Sendable {
    /// The split view appears for the first time.
    case mount(TraitEnvironment)
    /// Its environment changes: resize, rotation, another window, other traits.
    case environment(TraitEnvironment)
    /// A property is set; a preference takes effect with the next layout pass.
    case set(SplitProperty)
    /// A layout pass.
    case layout
    case show(Column)
    case hide(Column)
    /// The user or the app goes back in the collapsed stack, down to a column.
    case goBack(to: Column)
    /// The app itself pushes a column onto the collapsed stack.
    case push(Column)
    /// A column gets a controller, another controller, or none.
    case setColumn(Column, hasController: Bool)
    case tapDisplayModeButton
    case tapSecondaryOnlyButton
    case swipeFromLeadingEdge
    case swipeTowardLeadingEdge
    case tapDimmingView
    /// A person drags the separator behind a column, so that the column would get this width in points.
    case drag(Column, to: Double)
    case showViewController(isChildOfPrimary: Bool)
    case showDetailViewController
}
