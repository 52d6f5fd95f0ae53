package import SplitframeJSON
import SplitframeRequests
import SplitframeWireframes

extension Picture {
    /// The facts about the picture as JSON.
    ///
    /// - Parameter file: The path of its file; nil if none is written.
    package func json(file: String?) -> JSON {
        let size = [Double(pixels.width), Double(pixels.height)]
        return .object(
            facts.merging([
                "file": file.map(JSON.string) ?? .null, "size": .numbers(size),
                "alternativeText": .string(alternativeText),
            ]) { $1 })
    }

    /// The JSON shape of the facts about a selection's picture with a file.
    package static let selectionShape = JSONShape.object([
        JSONKey("file", .text, "the PNG, beside the list", isRequired: true),
        JSONKey("size", .pixelSize, "of the PNG", isRequired: true),
        JSONKey("selection", SelectionKey.selectionShape, "what was asked for", isRequired: true),
        JSONKey("layout", ResolvedRequest.layoutShape, "what came of it", isRequired: true),
        JSONKey("alternativeText", .text, "for those who cannot see the picture", isRequired: true),
    ])

    /// The facts about the interface as JSON; empty for a picture without one.
    private var facts: [String: JSON] {
        switch source {
        case .interface(let interface), .modeMap(_, let interface): interface.facts
        case .comparison(let comparison): comparison.facts(in: phrases)
        case .motion(let motion, let story):
            (story.captured.last?.facts ?? [:]).merging(["animation": motion.facts]) { $1 }
        case .ruler, .contactSheet, .stories: [:]
        }
    }

    /// The description in the picture's file, with the selection that draws it again.
    package var description: PictureDescription {
        switch source {
        case .interface(let interface):
            PictureDescription(
                of: scene, selection: interface.facts["selection"] ?? .null,
                layout: interface.facts["layout"] ?? .null)
        case .motion(let motion, _): motion.description
        case .comparison, .modeMap, .ruler, .contactSheet, .stories: PictureDescription(of: scene)
        }
    }
}
