import SplitframeInterface

extension Scene {
    /// The minimum font size in points on a page for which a picture is made.
    package static let leastText = 9.0

    /// The picture prepared for a scale: text that would be too small to read becomes bars.
    func legible(at scale: Double) -> Scene {
        var scene = self
        scene.elements = elements.map { $0.legible(at: scale) }
        return scene
    }
}

extension SceneElement {
    /// The element itself if its text is readable at a scale; otherwise with a bar in place of each line.
    func legible(at scale: Double) -> SceneElement {
        switch self {
        case .shape: return self
        case .text(let run):
            return run.font.size * scale >= Scene.leastText ? self : .shape(run.bar)
        case .group(var group):
            let inner = scale * group.transform.scale
            group.elements = group.elements.map { $0.legible(at: inner) }
            return .group(group)
        }
    }
}

extension TextRun {
    /// A pale bar as long as the text.
    fileprivate var bar: Shape {
        let height = font.size / 2
        let line = line
        let width = max(height, line.width)
        let frame = Rectangle(
            x: min(line.minX, box.maxX - width), y: box.midY - height / 2, width: width, height: height)
        return Shape(
            .roundedRectangle(frame, radius: height / 2),
            fill: color.opacity(UInt8(Double(color.alpha) * 0.45)))
    }
}

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
