package import SplitframeInterface
import SplitframeRequests
import SplitframeWireframes

extension Picture {
    /// The picture in box-drawing characters; empty for sheets, which have no such form.
    package var text: String { text(isColored: false) }

    /// The same, where wanted with each column in its hue for terminals.
    package func text(isColored: Bool) -> String {
        switch source {
        case .interface(let interface), .modeMap(_, let interface):
            interface.wireframe.text(isColored: isColored)
        case .comparison(let comparison):
            comparison.lines { "\($0.title)\n\($0.wireframe.text(isColored: isColored))" }
        case .ruler, .contactSheet, .stories, .motion: ""
        }
    }

    /// What is shown, by which goldens are judged before their pixels.
    ///
    /// - Throws: ``SelectionError``: a contact sheet's selections are worked out once more.
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
