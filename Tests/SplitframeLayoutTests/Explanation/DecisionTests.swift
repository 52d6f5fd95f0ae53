import SplitframeGeometry
import SplitframeInterface
import SplitframeLayout
import Testing

struct `An explanation` {
    static let everyRule: Set<String> = [
        "AutomaticBehavior", "ButtonHost", "CappedPrimaryWidth", "ClassicButton", "CollapseWhenCompact",
        "ColumnStyleButton", "FlatFrames", "FlatModeResolution", "FloatingFrames", "FloatingModeResolution",
        "GrowingWidths", "OverlaidWidths", "PopoverFrames", "PopoverModeResolution", "SecondaryOnlyButton",
        "ThreeColumnFit", "TiledSupplementaryWidth", "WantedWidth", "WidthWithinWindow",
    ]

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
            let environment = RandomSplits.environment(&generator, isRegular: generation == .iOS7)
            let state = SplitState(
                RandomSplits.configuration(&generator, for: generation), metrics: .of(generation)
            ).settled(after: .mount(environment)).settled(
                after: .set(
                    .preferredDisplayMode(DisplayMode.allCases.randomElement(using: &generator) ?? .automatic)
                )
            ).settled(after: .layout)

            for decision in state.explainedLayout.decisions {
                let question = Question(rule: decision.rule, inputs: decision.inputs)
                if let answer = answers.updateValue(decision.result, forKey: question) {
                    repetitions += 1
                    #expect(answer == decision.result, "\(decision.rule)")
                }
                #expect(!decision.provenance.source.isEmpty)
            }
        }
        #expect(Set(answers.keys.map(\.rule)) == Self.everyRule)
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

struct `An open question` {
    @Test func `has a name of its own, a value and a reason`() {
        let names = OpenQuestions.all.map(\.rule)
        #expect(Set(names).count == names.count)
        for question in OpenQuestions.all {
            let isWhole = !question.value.isEmpty && !question.reason.isEmpty
            #expect(isWhole && question.provenance.kind == "assumed")
        }
    }
}
