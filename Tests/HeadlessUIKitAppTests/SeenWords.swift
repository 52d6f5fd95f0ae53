import SplitframeInterface
import SplitframeWireframes

extension InterfaceTree {
    /// The texts that a person sees in the picture of the window: inside every clip, and with nothing over their middle.
    var seenWords: [String] { scene.seenWords }
}

extension Scene {
    var seenWords: [String] {
        let visible = visibleTexts
        return elements.flatMap { $0.texts(at: { $0 }) }.filter { _, line in
            let middle = Rectangle(x: line.midX - 0.5, y: line.midY - 0.5, width: 1, height: 1)
            return visible.contains { $0.contains(middle) }
        }.map(\.text)
    }
}

extension SceneElement {
    /// The texts with their lines in points of the scene, without those that a clip removes.
    fileprivate func texts(at place: (Rectangle) -> Rectangle?) -> [(text: String, line: Rectangle)] {
        switch self {
        case .shape: []
        case .text(let run): place(run.line).map { [(run.text, $0)] } ?? []
        case .group(let group):
            group.elements.flatMap { element in
                element.texts { frame in
                    (group.clip?.bounds.map(frame.intersection) ?? frame).flatMap {
                        place(group.transform($0))
                    }
                }
            }
        }
    }
}
