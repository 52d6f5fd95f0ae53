import SplitframeComparison
public import SplitframeScenarios
public import SplitframeWireframes

extension Filmstrip {
    /// Scenarios step by step, on their devices, each in its look; nil where no step has anything on screen.
    ///
    /// The first look's theme is the strip's.
    public init?(of plays: [(scenario: Scenario, steps: [ScenarioResult], look: Look)]) {
        let parts = plays.map { play in
            var look = play.look
            look.caption = .none
            return Part(heading: play.scenario.name, steps: Self.steps(play.steps, in: look))
        }.filter { !$0.steps.isEmpty }
        guard let first = parts.first, let theme = plays.first?.look.colors else { return nil }
        let own = plays.lazy.compactMap { $0.look.caption.ownText }.first
        if parts.count == 1 {
            self.init(title: own ?? first.heading, parts: [Part(steps: first.steps)], theme: theme)
        } else {
            self.init(title: own ?? "\(parts.count) scenarios", parts: parts, theme: theme)
        }
    }

    /// The steps with something on screen, each with what it changed of the one before.
    private static func steps(_ results: [ScenarioResult], in look: Look) -> [Step] {
        let shown = results.compactMap { result in result.wireframe(look).map { (result, $0) } }
        let differences = shown.indices.map { index in
            index == 0
                ? nil : InterfaceDifference(from: shown[index - 1].1.tree, to: shown[index].1.tree)
        }
        let wireframes = zip(shown, differences).map { step, difference in
            var wireframe = step.1
            wireframe.changes = difference?.moved ?? []
            return wireframe
        }.onOneCanvas
        return zip(zip(shown, differences), wireframes).map { step, wireframe in
            Step(
                scene: wireframe.scene, label: step.0.0.label,
                events: step.0.0.events.map { $0.replacing("->", with: " → ") },
                changes: step.1?.fewSentences ?? [])
        }
    }
}
