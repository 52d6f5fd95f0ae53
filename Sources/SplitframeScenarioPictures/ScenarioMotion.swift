public import SplitframeScenarios
public import SplitframeScene
public import SplitframeWireframes

/// A scenario in motion: each step that changes something of the picture, moving to the next.
public struct ScenarioMotion: Sendable {
    public let motion: SceneMotion
    /// The names of the steps that are shown.
    public let labels: [String]
    /// The first step that is shown.
    public let first: Wireframe
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
        guard let first = steps.first, let last = steps.last else { return nil }
        self.first = first.wireframe
        self.last = last.wireframe
        labels = steps.map(\.label)
        motion = SceneMotion(steps.map(\.wireframe))
    }

    /// What is shown first, and the steps.
    public func alternativeText(in words: AlternativeWords = .english) -> String {
        let steps = labels.enumerated().map { "\($0 + 1) \($1)" }
        let seconds = (motion.duration * 100).rounded() / 100
        let moving = words(
            .inMotion,
            ["seconds": "\(seconds)", "steps": steps.joined(separator: words(.clauseSeparator))])
        return "\(first.alternativeText(in: words)) \(moving)\(words(.end))"
    }

    /// The same, and how long everything takes; what stands still can be told of formats that know of it, SVG.
    public func longDescription(in words: AlternativeWords = .english, as format: PictureFormat) -> String {
        let timing = words(
            .timing, ["rest": "\(SceneMotion.rest)", "move": "\(SceneMotion.move)"])
        let clauses = [timing] + (format == .svg ? [words(.reducedMotion)] : [])
        return "\(alternativeText(in: words)) \(words.sentence(clauses))"
    }
}
