public import SplitframeInterface

/// What an event sets in motion: steps in order, then the next state or a question.
public struct SplitTransition: Hashable, Sendable {
    public var steps: [SplitStep]
    public var ending: Ending

    public enum Ending: Hashable, Sendable {
        case settled(SplitState)
        /// The state of the moment and the plan that takes the answer; `SplitMachine.answer` goes on.
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

    /// Adds steps that happened before this transition's own.
    func preceded(by earlier: [SplitStep]) -> SplitTransition {
        var transition = self
        transition.steps = earlier + steps
        return transition
    }
}

/// What remains to be done once a question has its answer.
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
