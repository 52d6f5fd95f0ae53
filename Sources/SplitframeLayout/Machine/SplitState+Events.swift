extension SplitState {
    /// The state after an event, with UIKit's default answer to every question.
    public func settled(after event: SplitEvent) -> SplitState {
        var transition = SplitMachine.apply(event, to: self)
        while true {
            switch transition.ending {
            case .settled(let state): return state
            case .question(_, let plan, let state):
                transition = SplitMachine.answer(.none, to: plan, in: state)
            }
        }
    }
}
