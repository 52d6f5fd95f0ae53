import SplitframeInterface
import Testing

@testable import SplitframeLayout

struct `An explanation` {
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
