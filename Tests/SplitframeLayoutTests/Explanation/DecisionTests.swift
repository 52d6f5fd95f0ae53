import SplitframeGeometry
import SplitframeInterface
import SplitframeLayout
import Testing

struct `An explanation` {
    static let everyRule: Set<String> = [
        "AllowedModes", "AutomaticBehavior", "ButtonHost", "CappedPrimaryWidth", "ClassicButton",
        "CollapseWhenCompact",
        "ColumnStyleButton", "ConcealStep", "FlatFrames", "FlatModeResolution", "FloatingFrames",
        "FloatingModeResolution",
        "GrowingWidths", "OverlaidWidths", "PopoverFrames", "PopoverModeResolution",
        "PreferenceUnderBehavior", "RevealStep", "SecondaryOnlyButton",
        "ThreeColumnFit", "TiledSupplementaryWidth", "WantedWidth", "WidthWithinWindow",
    ]

    @Test func `repeats every decision from its recorded inputs, over every rule`() {
        var generator = SeededGenerator(seed: 31)
        var seen: Set<String> = []
        for _ in 0..<600 {
            let generation = Generation.allCases.randomElement(using: &generator) ?? .iOS26
            let state = RandomSplits.asked(&generator, of: generation).state(on: generation)

            for decision in state.explainedLayout.decisions {
                seen.insert(decision.rule)
                #expect(decision.replayed() == decision.result, "\(decision.rule)")
                #expect(!decision.inputs.isEmpty && !decision.provenance.source.isEmpty)
            }
        }
        #expect(seen.symmetricDifference(Self.everyRule).isEmpty)
    }

    @Test func `says the same layout as the one without it`() {
        let environment = TraitEnvironment(size: Size(width: 1180, height: 820), scale: 2)
        let state = SplitState(SplitConfiguration(style: .tripleColumn)).settled(after: .mount(environment))

        #expect(state.explainedLayout.arrangement == state.layout.arrangement)
        #expect(state.layout.decisions.isEmpty)
        #expect(state.explainedLayout.decisions.contains { $0.rule == "GrowingWidths" })
    }
}
