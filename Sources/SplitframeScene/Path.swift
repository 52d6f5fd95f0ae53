public import SplitframeGeometry

/// An outline in points.
public enum Path: Hashable, Sendable {
    case rectangle(Rectangle)
    /// A rectangle with rounded corners; `continuous` corners are Apple's, circular ones the usual arcs.
    case roundedRectangle(Rectangle, radius: Double, continuous: Bool = false)
    case ellipse(Rectangle)
    /// Straight lines through the points in order.
    case lines([Point], closed: Bool = false)
    /// Any outline made of moves, lines and cubic curves.
    case curves([PathSegment])
}

/// One step of a path of curves, in points.
public enum PathSegment: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, control1: Point, control2: Point)
    case close
}
