import SplitframeInterface
import SplitframeWireframes

extension [SceneElement] {
    /// All texts, in the order in which they are drawn.
    var texts: [String] {
        flatMap { element in
            switch element {
            case .shape: [String]()
            case .text(let run): [run.text]
            case .group(let group): group.elements.texts
            }
        }
    }
}

extension [SceneElement] {
    /// The size of the smallest text as it is shown; nil without any.
    func smallestText(at scale: Double) -> Double? {
        compactMap { element in
            switch element {
            case .shape: nil
            case .text(let run): run.font.size * scale
            case .group(let group): group.elements.smallestText(at: scale * group.transform.scale)
            }
        }.min()
    }
}
