import SplitframeFiles
import SplitframeInterface
import SplitframeRequests
import SplitframeWireframes

/// A story in motion: each step that changes the picture, moving to the next.
struct StoryMotion: PictureContent {
    let scenes: SceneMotion
    private let story: Story
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
        self.story = story
        self.first = first.wireframe
        labels = steps.map(\.label)
        scenes = SceneMotion(steps.map(\.wireframe))
        let text = scenes.svg(scale: 1, title: "", longDescription: "", metadata: "")
        checkSum = String(text.checkSum, radix: 16)
    }

    /// A description of the first picture, and the names of the steps.
    func alternativeText(in phrases: AlternativeTextPhrases) -> String {
        let steps = labels.enumerated().map { "\($0 + 1) \($1)" }
        let seconds = (scenes.duration * 100).rounded() / 100
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

    private var timing: [String: JSON] {
        [
            "steps": .strings(labels), "restSeconds": .number(SceneMotion.rest),
            "moveSeconds": .number(SceneMotion.move),
        ]
    }

    var motion: StoryMotion? { self }

    func members(in phrases: AlternativeTextPhrases) -> [String: JSON] {
        (story.captured.last?.members ?? [:]).merging(["animation": .object(timing)]) { $1 }
    }

    func twin() -> Twin { Twin(story.trees) }

    func description(of scene: Scene) -> PictureDescription {
        var description = PictureDescription(of: scenes.stills.first)
        description.animation = .object(timing.merging(["checkSum": .string(checkSum)]) { $1 })
        return description
    }

    /// The moves between the steps, one per row, each at five moments.
    var moments: [ContactSheet.Row] {
        var arrived = 0
        return zip(scenes.moves, scenes.rests.dropFirst()).map { move, rest in
            defer { if rest > 0 { arrived += 1 } }
            return ContactSheet.Row(
                heading: "\(labels[arrived]) → \(labels[(arrived + 1) % labels.count])",
                cells: Self.times.map { ContactSheet.Cell(scene: move.scene(at: $0)) })
        }
    }

    static let times = [0, 0.25, 0.5, 0.75, 1]
}

extension Picture {
    /// A table of moments from the motions of stories.
    init(momentsOf stories: [Story], in phrases: AlternativeTextPhrases) {
        let motions = stories.compactMap(StoryMotion.init)
        var sheet = ContactSheet(
            title: stories.map(\.name).joined(separator: ", "),
            columnHeadings: StoryMotion.times.map { "\(Int($0 * 100)) %" },
            rows: motions.flatMap(\.moments), theme: stories.first?.look.colors ?? .light)
        sheet.pageWidth = stories.first?.look.pageWidth
        var scene = sheet.scene
        scene.alternativeText = motions.map { $0.alternativeText(in: phrases) }.joined(separator: " ")
        self.init(
            ShownStories(trees: stories.flatMap(\.trees)), scene: scene, heading: sheet.title,
            scale: stories.first?.look.scale ?? 1, in: phrases)
    }

    /// A story in motion; an empty picture if no step has an interface on screen.
    init(motionOf story: Story, in phrases: AlternativeTextPhrases) {
        guard let motion = StoryMotion(of: story) else {
            self.init(
                ShownStories(trees: []), scene: Scene(size: .zero), heading: story.name,
                scale: story.look.scale,
                in: phrases)
            return
        }
        var scene = motion.scenes.stills[0]
        scene.alternativeText = motion.alternativeText(in: phrases)
        self.init(
            motion, scene: scene, heading: story.name,
            longDescription: motion.longDescription(in: phrases, as: .png), scale: story.look.scale,
            in: phrases)
    }
}
