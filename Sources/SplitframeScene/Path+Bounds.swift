package import SplitframeGeometry

extension Path {
    /// The smallest upright rectangle around all points, including curves' control points; nil without points.
    package var bounds: Rectangle? {
        switch self {
        case .rectangle(let box), .roundedRectangle(let box, _, _), .ellipse(let box): box
        case .lines(let points, _): Self.bounds(of: points)
        case .curves(let segments): Self.bounds(of: segments.flatMap(\.points))
        }
    }

    private static func bounds(of points: [Point]) -> Rectangle? {
        guard let first = points.first else { return nil }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in points.dropFirst() {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension PathSegment {
    fileprivate var points: [Point] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let end, let first, let second): [first, second, end]
        case .close: []
        }
    }
}
