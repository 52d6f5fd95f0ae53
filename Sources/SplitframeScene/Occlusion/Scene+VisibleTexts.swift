package import SplitframeGeometry

extension Scene {
    /// The frames of texts that no opaque fill hides, in points of the scene.
    package var visibleTexts: [Rectangle] {
        var covers = Occlusion(of: self, scale: 1, size: size).elements[...]
        return elements.visibleTexts(&covers)
    }
}

extension [SceneElement] {
    /// The frames of visible texts in points of the enclosing group; removes the elements' covers from `covers`.
    fileprivate func visibleTexts(_ covers: inout ArraySlice<Occlusion.Cover>) -> [Rectangle] {
        flatMap { element -> [Rectangle] in
            switch element {
            case .shape:
                covers.removeFirst()
                return []
            case .text(let run): return covers.removeFirst() == .whole ? [] : [run.line]
            case .group(let group):
                let inside = group.elements.visibleTexts(&covers)
                let shown = group.clip?.bounds
                return inside.compactMap { text in
                    (shown.map(text.intersection) ?? text).map { group.transform($0) }
                }
            }
        }
    }
}
