public import Scenarios
public import Wireframes

extension Filmstrip {
    /// Scenarios step by step, on their devices; nil where no step has anything on screen.
    public init?(of plays: [(scenario: Scenario, steps: [ScenarioResult])], theme: WireframeTheme) {
        let steps = plays.flatMap(\.steps).compactMap { step in
            step.wireframe(theme: theme, options: WireframeOptions(bezel: true)).map {
                Filmstrip.Step(
                    scene: $0.scene, label: step.label,
                    events: step.events.map { $0.replacing("->", with: " → ") })
            }
        }
        guard !steps.isEmpty else { return nil }
        self.init(title: plays.map(\.scenario.name).joined(separator: " · "), steps: steps, theme: theme)
    }
}
