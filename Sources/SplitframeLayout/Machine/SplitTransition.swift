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
