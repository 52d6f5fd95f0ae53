package import SplitframeInterface

extension Rectangle {
    /// The four sides of a frame inside the rectangle, without overlap; the whole rectangle if they would meet.
    package func frame(width frame: Double) -> [Rectangle] {
        guard frame * 2 < width, frame * 2 < height else { return [self] }
        return around(inset(by: frame))
    }

    /// The parts of the rectangle around one inside it: above, below, left and right.
    package func around(_ middle: Rectangle) -> [Rectangle] {
        [
            Rectangle(x: x, y: y, width: width, height: middle.minY - minY),
            Rectangle(x: x, y: middle.maxY, width: width, height: maxY - middle.maxY),
            Rectangle(x: x, y: middle.minY, width: middle.minX - minX, height: middle.height),
            Rectangle(x: middle.maxX, y: middle.minY, width: maxX - middle.maxX, height: middle.height),
        ]
    }

    /// The parts of the rectangle outside others, without overlap.
    package func remainder(outside others: [Rectangle]) -> [Rectangle] {
        others.reduce(into: isEmpty ? [] : [self]) { parts, other in
            parts = parts.flatMap { part in
                guard let common = part.intersection(other) else { return [part] }
                return part.around(common).filter { !$0.isEmpty }
            }
        }
    }
}

/// The area in which a group may paint, in pixels.
struct ClippedArea {
    /// The area outside which nothing is painted; nil if nothing is painted at all.
    private(set) var bounds: Rectangle?
    /// An area, in whole pixels, in which everything is painted; nil if none is certain.
    private(set) var solid: Rectangle?
    /// Whether a clip has soft edges, so that Cairo blends whole pixels like partly covered ones.
    private(set) var isSoft = false

    init(canvas: Rectangle) {
        bounds = canvas
        solid = canvas
    }

    /// The area inside one more clip, an outline in pixels.
    func clipped(to clip: Path) -> ClippedArea {
        var area = self
        area.bounds = bounds.flatMap { clip.bounds.flatMap($0.intersection) }
        area.solid = solid.flatMap { clip.solidMiddle.flatMap($0.intersection) }
        if case .rectangle = clip { return area }
        area.isSoft = true
        return area
    }
}
