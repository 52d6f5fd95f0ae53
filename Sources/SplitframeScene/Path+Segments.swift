import SplitframeGeometry

extension Path {
    /// The outline as moves, lines and cubic curves in points, for painters that support nothing else.
    ///
    /// Closed outlines run clockwise on a canvas whose y grows downwards. An ellipse is four cubic arcs, which differ
    /// from the true curve by at most 0.03 percent of its radius.
    package var segments: [PathSegment] {
        switch self {
        case .rectangle(let box):
            return Self.corners(of: box, radius: 0, continuous: false)
        case .roundedRectangle(let box, let radius, let continuous):
            return Self.corners(of: box, radius: radius, continuous: continuous)
        case .ellipse(let box):
            return Self.ellipse(in: box)
        case .lines(let points, let closed):
            guard let first = points.first else { return [] }
            return [.move(first)] + points.dropFirst().map { .line($0) } + (closed ? [.close] : [])
        case .curves(let segments):
            return segments
        }
    }

    private static func corners(of box: Rectangle, radius: Double, continuous: Bool) -> [PathSegment] {
        let corner = RoundedCorner(radius: radius, continuous: continuous, in: box.size)
        let curves = corner.curves(in: box)
        return [.move(Point(x: box.minX + corner.reach, y: box.minY))]
            + curves[1] + curves[2] + curves[3] + curves[0] + [.close]
    }

    private static func ellipse(in box: Rectangle) -> [PathSegment] {
        // The length of the handle of a cubic quarter circle of radius one.
        let handle = 4.0 / 3 * (2.0.squareRoot() - 1)
        let center = box.center
        func place(_ x: Double, _ y: Double) -> Point {
            Point(x: center.x + x * box.width / 2, y: center.y + y * box.height / 2)
        }
        return [
            .move(place(0, -1)),
            .curve(place(1, 0), control1: place(handle, -1), control2: place(1, -handle)),
            .curve(place(0, 1), control1: place(1, handle), control2: place(handle, 1)),
            .curve(place(-1, 0), control1: place(-handle, 1), control2: place(-1, handle)),
            .curve(place(0, -1), control1: place(-1, -handle), control2: place(-handle, -1)),
            .close,
        ]
    }
}
