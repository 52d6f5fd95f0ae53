import SplitframeLayout

/// What a delegate hears of an event; every question gets one answer.
enum Hearing {
    struct Heard {
        var all: [SplitCallback]
        var state: SplitState
        var wills: [SplitCallback] { all.filter { "\($0)".hasPrefix("will") } }
        var dids: Set<SplitCallback> { Set(all.filter { "\($0)".hasPrefix("did") }) }
    }

    static func calls(_ event: SplitEvent, _ state: SplitState, answer: SplitAnswer = .none) -> Heard {
        var transition = SplitMachine.apply(event, to: state)
        var calls: [SplitCallback] = []
        while true {
            calls += transition.steps.compactMap { if case .callback(let call) = $0 { call } else { nil } }
            switch transition.ending {
            case .settled(let next): return Heard(all: calls, state: next)
            case .question(_, let plan, let asked):
                transition = SplitMachine.answer(answer, to: plan, in: asked)
            }
        }
    }
}
