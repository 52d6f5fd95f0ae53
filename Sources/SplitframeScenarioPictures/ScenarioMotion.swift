public import SplitframeScenarios
public import SplitframeScene
public import SplitframeWireframes

/// A scenario in motion: each step that changes something of the picture, moving to the next.
public struct ScenarioMotion: Sendable {
    public let motion: SceneMotion
    /// The names of the steps that are shown.
    public let labels: [String]
    /// The last step that is shown.
    public let last: Wireframe

    /// The steps in a look; nil where nothing is on screen.
    public init?(of scenario: Scenario, _ results: [ScenarioResult], look: Look) {
        var steps: [(label: String, wireframe: Wireframe)] = []
        var scene: Scene?
        for result in results {
            guard let wireframe = result.wireframe(look, facts: "\(scenario.name) · \(result.label)") else {
                continue
            }
            var plain = wireframe
            plain.look.caption = .none
            let drawn = plain.scene
            if drawn.elements != scene?.elements { steps.append((result.label, wireframe)) }
            scene = drawn
        }
        guard let last = steps.last else { return nil }
        self.last = last.wireframe
        labels = steps.map(\.label)
        motion = SceneMotion(steps.map(\.wireframe))
    }

    /// The motion in words: what is shown first, the steps, and how long all takes.
    public var longDescription: String {
        let steps = labels.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: "; ")
        let seconds = (motion.duration * 100).rounded() / 100
        return "\(motion.stills[0].alternativeText) In motion, over and over, \(seconds) seconds: \(steps). "
            + "Each step rests \(SceneMotion.rest) seconds, each move takes \(SceneMotion.move) seconds; "
            + "where reduced motion is preferred, the first stands still."
    }
}
