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
