import SplitframeGeometry
import SplitframeScene

extension Rectangle {
    /// The rectangle mirrored about a vertical axis, if there is one.
    func mirrored(about axis: Double?) -> Rectangle { axis.map { mirrored(inWidth: 2 * $0) } ?? self }
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
    /// The outline mirrored about a vertical axis, if there is one.
    func mirrored(about axis: Double?) -> Path {
        guard let axis else { return self }
        return mapped(boxes: { $0.mirrored(about: axis) }, points: { Point(x: 2 * axis - $0.x, y: $0.y) })
    }
}
