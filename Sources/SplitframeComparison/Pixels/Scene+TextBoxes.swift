public import SplitframeGeometry
public import SplitframeScene

extension Scene {
    /// The boxes of all text in pixels, origin top left: where a comparison across machines cannot look.
    public func textBoxes(scale: Double) -> [Rectangle] {
        elements.flatMap { $0.textBoxes(inside: SceneTransform(scale: scale)) }
    }
}

extension SceneElement {
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
