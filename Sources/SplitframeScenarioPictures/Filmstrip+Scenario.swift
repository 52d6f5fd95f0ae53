public import SplitframeScenarios
public import SplitframeWireframes

extension Filmstrip {
    /// Scenarios step by step, on their devices; nil where no step has anything on screen.
    public init?(of plays: [(scenario: Scenario, steps: [ScenarioResult])], theme: WireframeTheme) {
        let parts = plays.map { play in
            Part(
                heading: play.scenario.name,
                steps: play.steps.compactMap { step in
                    step.wireframe(theme: theme, options: WireframeOptions(bezel: true)).map {
                        Step(
                            scene: $0.scene, label: step.label,
                            events: step.events.map { $0.replacing("->", with: " → ") })
                    }
                })
        }.filter { !$0.steps.isEmpty }
        guard let first = parts.first else { return nil }
        if parts.count == 1 {
            self.init(title: first.heading, parts: [Part(steps: first.steps)], theme: theme)
        } else {
            self.init(title: "\(parts.count) scenarios", parts: parts, theme: theme)
        }
    }
}
