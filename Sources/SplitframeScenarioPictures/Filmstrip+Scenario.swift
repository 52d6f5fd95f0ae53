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
            return Part(
                heading: play.scenario.name,
                steps: play.steps.compactMap { step in
                    step.wireframe(look).map {
                        Step(
                            scene: $0.scene, label: step.label,
                            events: step.events.map { $0.replacing("->", with: " → ") })
                    }
                })
        }.filter { !$0.steps.isEmpty }
        guard let first = parts.first, let theme = plays.first?.look.colors else { return nil }
        if parts.count == 1 {
            self.init(title: first.heading, parts: [Part(steps: first.steps)], theme: theme)
        } else {
            self.init(title: "\(parts.count) scenarios", parts: parts, theme: theme)
        }
    }
}
