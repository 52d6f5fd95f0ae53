public import SplitframeGeometry
public import SplitframeScene

extension Scene {
    /// The boxes of all text in pixels, origin top left: where a comparison across machines cannot look.
    public func textBoxes(scale: Double) -> [Rectangle] {
        elements.flatMap { $0.textBoxes(inside: SceneTransform(scale: scale)) }
    }
}

extension Scene {
    /// Where a named group begins, in points of the picture; nil where no group has the name.
    public func origin(of name: String) -> Point? {
        elements.lazy.compactMap { $0.origin(of: name, in: .identity) }.first
    }
}

extension SceneElement {
    fileprivate func origin(of name: String, in space: SceneTransform) -> Point? {
        guard case .group(let group) = self else { return nil }
        let place = space(Rectangle(origin: group.transform.offset, size: .zero)).origin
        if group.id == name { return place }
        let inner = SceneTransform(scale: space.scale * group.transform.scale, offset: place)
        return group.elements.lazy.compactMap { $0.origin(of: name, in: inner) }.first
    }

    fileprivate func textBoxes(inside space: SceneTransform) -> [Rectangle] {
        switch self {
        case .shape:
            return []
        case .text(let run):
            return [space(run.box)]
        case .group(let group):
            let place = space(Rectangle(origin: group.transform.offset, size: .zero)).origin
            let inner = SceneTransform(scale: space.scale * group.transform.scale, offset: place)
            return group.elements.flatMap { $0.textBoxes(inside: inner) }
        }
    }
}
