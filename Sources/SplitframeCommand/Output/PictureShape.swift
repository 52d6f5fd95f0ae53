import SplitframeFiles
import SplitframeInterface
import SplitframePictures
import SplitframeRequests
import SplitframeScenarios

/// The JSON shape of the output of `render --json`: for a selection, a scenario, or several beside each other.
enum PictureShape {
    static let all: JSONShape = {
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
            "generations", .list(.either(several)), "the same in each, with what differs from the one before",
            isRequired: true)
        let postures = JSONKey(
            "postures", .list(.object(parts[0])), "the same in each posture and place", isRequired: true)
        let sheets = [pair + [changes], [generations], [postures]].map { $0 + [alternativeText] }
        return .either(
            (parts + sheets)
                .map { .object(file + $0) })
    }()

    private static let alternativeText = JSONKey(
        "alternativeText", .text, "for those who cannot see the picture", isRequired: true)

    /// The members about a selection, and those about a scenario.
    private static let parts = [
        [
            JSONKey("selection", SelectionKey.selectionShape, "what was requested", isRequired: true),
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
}
