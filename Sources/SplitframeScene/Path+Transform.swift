package import SplitframeGeometry

extension Path {
    /// The outline with every point and every length mapped by the given functions.
    ///
    /// The functions must keep rectangles upright: a scale, an offset, or both.
    package func transformed(_ point: (Point) -> Point, length: (Double) -> Double) -> Path {
        func moved(_ box: Rectangle) -> Rectangle {
            Rectangle(
                origin: point(box.origin),
                size: Size(width: length(box.width), height: length(box.height)))
        }
        switch self {
        case .rectangle(let box): return .rectangle(moved(box))
        case .roundedRectangle(let box, let radius, let continuous):
            return .roundedRectangle(moved(box), radius: length(radius), continuous: continuous)
        case .ellipse(let box): return .ellipse(moved(box))
        case .lines(let points, let closed): return .lines(points.map(point), closed: closed)
        case .curves(let segments):
            return .curves(
                segments.map { segment in
                    switch segment {
                    case .move(let end): .move(point(end))
                    case .line(let end): .line(point(end))
                    case .curve(let end, let first, let second):
                        .curve(point(end), control1: point(first), control2: point(second))
                    case .close: .close
                    }
                })
        }
    }
}
