package import SplitframeGeometry

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
