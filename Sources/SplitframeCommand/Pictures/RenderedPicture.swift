import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeJSON
import SplitframePainting
import SplitframePictures
import SplitframeRequests
import SplitframeScenarios
import SplitframeScene
import SplitframeWireframes

/// A picture that `render` was asked for, ready to be painted alone or as half of a pair.
struct RenderedPicture: Sendable {
    var scene: Scene
    /// What is drawn; of several pictures the last.
    var wireframe: Wireframe
    /// The picture in box-drawing characters.
    var text: String
    var look: Look
    /// The format that a scenario wishes for.
    var format: String?
    /// The paper that a scenario wishes for.
    var page: PaperSize?
    /// What is shown, in few words: a device or a scenario.
    var heading: String
    /// How it is shown: the facts of a selection, or a step.
    var detail: String
    var longDescription: String
    /// What the picture's file says of it; nil for no more than what its pixels depend on.
    var description: PictureDescription?
    /// What it shows, for programs.
    var facts: [String: JSON]

    var title: String { "\(heading) · \(detail)" }

    /// Everything that programs are told of the picture, in a file or in none.
    func json(file: String?) -> JSON {
        let size = [scene.size.width, scene.size.height].map { ($0 * Double(look.scale)).rounded() }
        let more: [String: JSON] = [
            "file": file.map(JSON.string) ?? .null, "size": .array(size.map(JSON.number)),
            "alternativeText": .string(scene.alternativeText),
        ]
        return .object(facts.merging(more) { $1 })
    }

    /// What programs are told: of a selection, of a scenario, or of a pair of them.
    static let shape: JSONShape = {
        let file = [
            JSONKey(
                "file", .optional(.text), "the picture's path; null where none is written", isRequired: true),
            JSONKey("size", .pixelSize, "of the picture", isRequired: true),
        ]
        let pair = ["before", "after"].map {
            JSONKey($0, .either(parts.map(JSONShape.object)), "half of a pair", isRequired: true)
        }
        let changes = JSONKey("changes", .list(.text), "what differs, in words", isRequired: true)
        let several = parts.map { part in
            JSONShape.object(
                part + [
                    changes,
                    JSONKey("generation", .named(Generation.self), "the generation", isRequired: true),
                ])
        }
        let generations = JSONKey(
            "generations", .list(.either(several)), "the same in each, with what differs from the first",
            isRequired: true)
        return .either(
            (parts + [pair + [changes, alternativeText], [generations, alternativeText]])
                .map { .object(file + $0) })
    }()

    private static let alternativeText = JSONKey(
        "alternativeText", .text, "for those who cannot see the picture", isRequired: true)

    /// What is told of a selection, and of a scenario.
    private static let parts = [
        [
            JSONKey("selection", SelectionKey.selectionShape, "what was asked for", isRequired: true),
            JSONKey("layout", ResolvedRequest.layoutShape, "what came of it", isRequired: true),
            alternativeText,
        ],
        [
            JSONKey("scenario", .text, "its name", isRequired: true),
            JSONKey("step", .text, "the step that is shown", isRequired: true),
            JSONKey("state", ScenarioSchema.state, "after the step", isRequired: true),
            JSONKey("animation", PictureDescription.animationShape, "where the picture moves"),
            alternativeText,
        ],
    ]

    /// The picture as a file's bytes; an SVG shows `dark` where a viewer prefers dark colours.
    func bytes(
        as format: PictureFormat, dark: RenderedPicture?, effort: PNGEffort, paper: PaperSize? = nil
    ) throws -> [UInt8] {
        try (paper.map { scene.placed(on: $0) } ?? scene).bytes(
            as: format, scale: Double(look.scale), dark: dark?.scene, title: title,
            longDescription: longDescription, description: description, effort: effort,
            painter: Painter(fonts: .installed()))
    }
}

extension RenderedPicture {
    init(_ picture: Picture) {
        let resolved = picture.resolved
        scene = picture.scene
        wireframe = resolved.wireframe(picture.selection.look)
        text = wireframe.text
        look = picture.selection.look
        heading = resolved.request.device.name
        detail = resolved.facts.joined(separator: " · ")
        longDescription = picture.longDescription
        description = picture.description
        facts = ["selection": picture.selection.json, "layout": resolved.layoutJSON]
    }
}
