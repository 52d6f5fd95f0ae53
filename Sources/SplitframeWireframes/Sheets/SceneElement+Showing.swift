import SplitframeGeometry
import SplitframeScene

extension SceneElement {
    /// The element without parts that are certainly outside a region; nil if nothing is left.
    func showing(in region: Rectangle) -> SceneElement? {
        switch self {
        case .shape(let shape):
            // Strokes and shadows extend beyond a path.
            guard let bounds = shape.path.bounds?.inset(by: -40) else { return nil }
            return bounds.intersection(region) == nil ? nil : self
        case .text(let run): return run.box.intersection(region) == nil ? nil : self
        case .group(var group):
            if let clip = group.clip?.bounds, group.transform(clip).intersection(region) == nil { return nil }
            guard group.transform.attitude == .upright, group.transform.scale > 0 else { return self }
            let (scale, offset) = (group.transform.scale, group.transform.offset)
            let inner = Rectangle(
                x: (region.x - offset.x) / scale, y: (region.y - offset.y) / scale,
                width: region.width / scale, height: region.height / scale)
            group.elements = group.elements.compactMap { $0.showing(in: inner) }
            return group.elements.isEmpty ? nil : .group(group)
        }
    }
}
