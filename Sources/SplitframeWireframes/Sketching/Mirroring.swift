import SplitframeGeometry
import SplitframeScene

extension Point {
    func mirrored(about axis: Double) -> Point { Point(x: 2 * axis - x, y: y) }
}

extension Rectangle {
    func mirrored(about axis: Double) -> Rectangle { mirrored(inWidth: 2 * axis) }
}

extension TextRun.Alignment {
    var mirrored: TextRun.Alignment {
        switch self {
        case .left: .right
        case .center: .center
        case .right: .left
        }
    }
}

extension Path {
    /// The outline mirrored about a vertical axis.
    func mirrored(about axis: Double) -> Path {
        switch self {
        case .rectangle(let frame): .rectangle(frame.mirrored(about: axis))
        case .roundedRectangle(let frame, let radius, let continuous):
            .roundedRectangle(frame.mirrored(about: axis), radius: radius, continuous: continuous)
        case .ellipse(let frame): .ellipse(frame.mirrored(about: axis))
        case .lines(let points, let closed):
            .lines(points.map { $0.mirrored(about: axis) }, closed: closed)
        case .curves(let segments): .curves(segments.map { $0.mirrored(about: axis) })
        }
    }
}

extension PathSegment {
    fileprivate func mirrored(about axis: Double) -> PathSegment {
        switch self {
        case .move(let point): .move(point.mirrored(about: axis))
        case .line(let point): .line(point.mirrored(about: axis))
        case .curve(let point, let control1, let control2):
            .curve(
                point.mirrored(about: axis), control1: control1.mirrored(about: axis),
                control2: control2.mirrored(about: axis))
        case .close: .close
        }
    }
}
