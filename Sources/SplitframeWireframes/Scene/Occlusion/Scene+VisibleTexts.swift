package import SplitframeInterface

extension Scene {
    /// The parts of texts that no later opaque fill hides, in points of the scene.
    package var visibleTexts: [Rectangle] { visible { _ in false } }

    /// The same parts of texts and of small shapes, such as buttons and bars that represent text.
    package var visibleDetails: [Rectangle] {
        visible { frame in
            let (least, most) = (min(frame.width, frame.height), max(frame.width, frame.height))
            return least >= 3 && (least <= 16 || most <= 160)
        }
    }

    private func visible(_ isWanted: (Rectangle) -> Bool) -> [Rectangle] {
        var covers = Occlusion(of: self, scale: 1, size: size, dividesAll: true).elements[...]
        return elements.visible(isWanted, &covers) { $0 }
    }
}

extension [SceneElement] {
    /// The visible parts of texts and wanted shapes, in points of the scene; the covers of all elements are removed
    /// from `covers`.
    ///
    /// - Parameter place: Maps a frame of these elements to points of the scene; nil if the frame is clipped away.
    fileprivate func visible(
        _ isWanted: (Rectangle) -> Bool, _ covers: inout ArraySlice<Occlusion.Cover>,
        at place: (Rectangle) -> Rectangle?
    ) -> [Rectangle] {
        flatMap { element -> [Rectangle] in
            switch element {
            case .shape(let shape):
                guard case .part(let hidden) = covers.removeFirst(), let bounds = shape.path.bounds,
                    isWanted(bounds)
                else { return [] }
                return place(bounds)?.remainder(outside: hidden) ?? []
            case .text(let run):
                guard case .part(let hidden) = covers.removeFirst() else { return [] }
                return place(run.line)?.remainder(outside: hidden) ?? []
            case .group(let group):
                let shown = group.clip?.bounds
                return group.elements.visible(isWanted, &covers) { frame in
                    (shown.map(frame.intersection) ?? frame).flatMap { place(group.transform($0)) }
                }
            }
        }
    }
}
