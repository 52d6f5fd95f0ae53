import SplitframeFiles
import SplitframeInterface
import SplitframeRequests
import SplitframeWireframes

/// A story in motion: each step that changes the picture, moving to the next.
struct StoryMotion: Sendable {
    let motion: SceneMotion
    /// The names of the steps that are shown.
    let labels: [String]
    /// The first picture.
    private let first: Wireframe
    /// The check sum of everything that is drawn.
    private let checkSum: String

    /// Nil if no step has an interface on screen.
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
        let text = motion.svg(scale: 1, title: "", longDescription: "", metadata: "")
        checkSum = String(text.checkSum, radix: 16)
    }

    /// A description of the first picture, and the names of the steps.
    func alternativeText(in phrases: AlternativeTextPhrases) -> String {
        let steps = labels.enumerated().map { "\($0 + 1) \($1)" }
        let seconds = (motion.duration * 100).rounded() / 100
        let moving = phrases(
            .inMotion,
            ["seconds": "\(seconds)", "steps": steps.joined(separator: phrases(.clauseSeparator))])
        return "\(moving)\(phrases(.end)) \(first.alternativeText(in: phrases))"
    }

    /// The alternative text with the durations; for SVG, also with a note on viewers that prefer reduced motion.
    func longDescription(in phrases: AlternativeTextPhrases, as format: PictureFormat) -> String {
        let timing = phrases(
            .timing, ["rest": "\(SceneMotion.rest)", "move": "\(SceneMotion.move)"])
        let clauses = [timing] + (format == .svg ? [phrases(.reducedMotion)] : [])
        return "\(alternativeText(in: phrases)) \(phrases.sentence(clauses))"
    }

    /// The facts about the motion as JSON.
    var facts: JSON {
        [
            "steps": .strings(labels), "restSeconds": .number(SceneMotion.rest),
            "moveSeconds": .number(SceneMotion.move),
        ]
    }

    /// The description in the motion's file.
    var description: PictureDescription {
        var description = PictureDescription(of: motion.stills.first)
        description.animation = .object(
            (facts.object ?? [:]).merging(["checkSum": .string(checkSum)]) { $1 })
        return description
    }

    /// The moves between the steps, one per row, each at five moments.
    var moments: [ContactSheet.Row] {
        var arrived = 0
        return zip(motion.moves, motion.rests.dropFirst()).map { move, rest in
            defer { if rest > 0 { arrived += 1 } }
            return ContactSheet.Row(
                heading: "\(labels[arrived]) → \(labels[(arrived + 1) % labels.count])",
                cells: Self.times.map { ContactSheet.Cell(scene: move.scene(at: $0)) })
        }
    }

    static let times = [0, 0.25, 0.5, 0.75, 1]
}
