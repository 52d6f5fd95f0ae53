package import SplitframeGeometry

extension Scene {
    /// Where texts stand that no opaque fill hides, of each the parts that can be seen, in points of the scene.
    package var visibleTexts: [Rectangle] { visible { _ in false } }

    /// The same of texts, and of shapes as small as a button or as low as what stands for a text.
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
    /// The texts, and those shapes that are wanted, in points of the scene; `covers` loses what is known of these elements.
    ///
    /// - Parameter place: Where in the scene a part of these elements is; nil where it is clipped away.
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
