public import SplitframeGeometry
public import SplitframeScene

extension Scene {
    /// The boxes of all text in pixels, origin top left: areas that a comparison across machines ignores.
    public func textBoxes(scale: Double) -> [Rectangle] {
        elements.flatMap { $0.textBoxes(inside: OutputGrid(scale: scale)) }
    }
}

extension Scene {
    /// The origin of a named group, in points of the picture; nil if no group has the name.
    public func origin(of name: String) -> Point? {
        elements.lazy.compactMap { $0.origin(of: name, in: OutputGrid(scale: 1)) }.first
    }
}

extension SceneElement {
    fileprivate func origin(of name: String, in space: OutputGrid) -> Point? {
        guard case .group(let group) = self else { return nil }
        let inner = space.inside(group.transform)
        if group.id == name { return inner.origin }
        return group.elements.lazy.compactMap { $0.origin(of: name, in: inner) }.first
    }

    fileprivate func textBoxes(inside space: OutputGrid) -> [Rectangle] {
        switch self {
        case .shape:
            return []
        case .text(let run):
            return [space.pixels(.rectangle(run.box)).bounds ?? .zero]
        case .group(let group):
            let inner = space.inside(group.transform)
            return group.elements.flatMap { $0.textBoxes(inside: inner) }
        }
    }
}
