package import SplitframeInterface
import SplitframeRequests
import SplitframeWireframes

extension Picture {
    /// The picture in box-drawing characters; empty for sheets, for which there is no such drawing.
    package var text: String { text(isColored: false) }

    /// The picture in box-drawing characters, on request with a colour for each column, for terminals.
    package func text(isColored: Bool) -> String {
        switch source {
        case .interface(let interface), .modeMap(_, let interface):
            interface.wireframe.text(isColored: isColored)
        case .comparison(let comparison):
            comparison.lines { "\($0.title)\n\($0.wireframe.text(isColored: isColored))" }
        case .ruler, .contactSheet, .stories, .motion: ""
        }
    }

    /// The twin of the interfaces in the picture, which is compared with that of a golden before the pixels.
    ///
    /// - Throws: ``SelectionError``, because a contact sheet's selections are resolved again.
    package var twin: Twin {
        get throws(SelectionError) {
            switch source {
            case .interface(let interface): Twin(interface.wireframe.tree)
            case .comparison(let comparison): Twin(comparison.parts.map(\.wireframe.tree))
            case .modeMap(let map, _): Twin(map)
            case .ruler(let ruler): Twin(ruler)
            case .contactSheet(let plan, let selections): Twin(try plan.trees(of: selections))
            case .stories(let stories): Twin(stories)
            case .motion(_, let story): Twin(story.trees)
            }
        }
    }
}
