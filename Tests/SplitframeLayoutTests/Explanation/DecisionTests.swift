import SplitframeInterface
import Testing

@testable import SplitframeLayout

struct `An explanation` {
    /// All numbers and decisions in a value, found by mirrors.
    private static func inputs(in value: Any) -> (numbers: Set<ReasonedNumber>, decisions: Set<Int>) {
        if let number = value as? ReasonedNumber { return ([number], []) }
        if let decision = value as? DecisionIndex { return ([], [decision.index]) }
        return Mirror(reflecting: value).children.reduce(into: ([], [])) { found, child in
            let inner = inputs(in: child.value)
            found.numbers.formUnion(inner.numbers)
            found.decisions.formUnion(inner.decisions)
        }
    }

    /// A rule that depends on more than it records would decide in two ways from the same inputs.
    @Test func `records all that a decision depends on, over every rule`() {
        struct Question: Hashable {
            var rule: String
            var inputs: [RuleValue.Field]
        }
        var generator = SeededGenerator(seed: 31)
        var answers: [Question: RuleValue] = [:]
        var repetitions = 0
        for _ in 0..<600 {
            let generation = Generation.allCases.randomElement(using: &generator) ?? .iOS26
            let state = RandomSplits.asked(&generator, of: generation).state(on: generation)

            for decision in state.explainedLayout.decisions {
                let question = Question(rule: decision.rule, inputs: decision.inputs)
                if let answer = answers.updateValue(decision.result, forKey: question) {
                    repetitions += 1
                    #expect(answer == decision.result, "\(decision.rule)")
                }
                #expect(!decision.provenance.source.isEmpty)
                guard let rule = decision.applied else { continue }
                let found = Self.inputs(in: rule)
                #expect(Set(rule.inputs.numbers) == found.numbers, "\(decision.rule)")
                #expect(rule.inputs.decisions == found.decisions, "\(decision.rule)")
            }
        }
        #expect(Set(answers.keys.map(\.rule)) == Set(LayoutRules.all.map { $0.name }))
        #expect(repetitions > 1000)
    }

    @Test func `says the same layout as the one without it`() {
        let environment = TraitEnvironment(size: Size(width: 1180, height: 820), scale: 2)
        let state = SplitState(SplitConfiguration(style: .tripleColumn)).settled(after: .mount(environment))

        #expect(state.explainedLayout.arrangement == state.layout.arrangement)
        #expect(state.layout.decisions.isEmpty)
        #expect(state.explainedLayout.decisions.contains { $0.rule == "GrowingWidths" })
    }
}
