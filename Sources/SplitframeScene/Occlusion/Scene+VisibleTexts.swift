package import SplitframeGeometry

extension Scene {
    /// Where texts stand that no opaque fill hides, of each the parts that can be seen, in points of the scene.
    package var visibleTexts: [Rectangle] {
        var covers = Occlusion(of: self, scale: 1, size: size, dividesAll: true).elements[...]
        return elements.visibleTexts(&covers) { $0 }
    }
}

extension [SceneElement] {
    /// The texts in points of the scene; `covers` loses what is known of these elements.
    ///
    /// - Parameter place: Where in the scene a part of these elements is; nil where it is clipped away.
    fileprivate func visibleTexts(
        _ covers: inout ArraySlice<Occlusion.Cover>, at place: (Rectangle) -> Rectangle?
    ) -> [Rectangle] {
        flatMap { element -> [Rectangle] in
            switch element {
            case .shape:
                covers.removeFirst()
                return []
            case .text(let run):
                guard case .part(let hidden) = covers.removeFirst() else { return [] }
                return place(run.line)?.remainder(outside: hidden) ?? []
            case .group(let group):
                let shown = group.clip?.bounds
                return group.elements.visibleTexts(&covers) { text in
                    (shown.map(text.intersection) ?? text).flatMap { place(group.transform($0)) }
                }
            }
        }
    }
}
