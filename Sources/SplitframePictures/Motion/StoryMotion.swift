import SplitframeInterface
import SplitframeJSON
import SplitframeRequests
import SplitframeScene
import SplitframeWireframes

/// A story in motion: each step that changes something of the picture, moving to the next.
struct StoryMotion: Sendable {
    let motion: SceneMotion
    /// The names of the steps that are shown.
    let labels: [String]
    /// What is shown at first.
    private let first: Wireframe

    /// nil where nothing is on screen.
    init?(of story: Story) {
        var steps: [(label: String, wireframe: Wireframe)] = []
        var drawn: [SceneElement]?
        for step in story.steps {
            guard let wireframe = step.wireframe else { continue }
            var plain = wireframe
            plain.look.caption = .none
            let elements = plain.scene.elements
            if elements != drawn { steps.append((step.label, wireframe)) }
            drawn = elements
        }
        guard let first = steps.first else { return nil }
        self.first = first.wireframe
        labels = steps.map(\.label)
        motion = SceneMotion(steps.map(\.wireframe))
    }

    /// What is shown first, and the steps.
    func alternativeText(in words: AlternativeWords) -> String {
        let steps = labels.enumerated().map { "\($0 + 1) \($1)" }
        let seconds = (motion.duration * 100).rounded() / 100
        let moving = words(
            .inMotion,
            ["seconds": "\(seconds)", "steps": steps.joined(separator: words(.clauseSeparator))])
        return "\(moving)\(words(.end)) \(first.alternativeText(in: words))"
    }

    /// The same, and how long everything takes; what stands still can be told of formats that know of it, SVG.
    func longDescription(in words: AlternativeWords, as format: PictureFormat) -> String {
        let timing = words(
            .timing, ["rest": "\(SceneMotion.rest)", "move": "\(SceneMotion.move)"])
        let clauses = [timing] + (format == .svg ? [words(.reducedMotion)] : [])
        return "\(alternativeText(in: words)) \(words.sentence(clauses))"
    }

    /// The motion for programs.
    var facts: JSON {
        [
            "steps": .strings(labels), "restSeconds": .number(SceneMotion.rest),
            "moveSeconds": .number(SceneMotion.move),
        ]
    }

    /// What its file says of it.
    var description: PictureDescription {
        var description = PictureDescription(of: motion.stills.first)
        let drawn = SVGMotion(motion, scale: 1, title: "", longDescription: "", metadata: "").text
        description.animation = .object(
            (facts.object ?? [:]).merging(["checkSum": .string(String(drawn.checkSum, radix: 16))]) { $1 })
        return description
    }

    /// The ways between the steps at five moments each, a row each.
    var moments: [ContactSheet.Row] {
        var arrived = 0
        return zip(motion.moves, motion.rests.dropFirst()).map { move, rest in
            defer { if rest > 0 { arrived += 1 } }
            return ContactSheet.Row(
                heading: "\(labels[arrived]) → \(labels[arrived + 1])",
                cells: Self.times.map { ContactSheet.Cell(scene: move.scene(at: $0)) })
        }
    }

    static let times = [0, 0.25, 0.5, 0.75, 1]
}
