public import SplitframeGeometry

/// A scaling, rotation, tilt and translation: a point of a group is painted at `map(point) * scale + offset`.
///
/// Everything is scaled, including line widths, shadows and text. Elements that snap to pixels do so at their final
/// position, unless they are turned or tilted; text turns and tilts with its group, lines keep their width.
public struct SceneTransform: Hashable, Sendable {
    public var scale: Double
    /// The group's origin in the space around it, in points of that space.
    public var offset: Point
    /// The rotation and tilt of the group about its origin.
    public var attitude: Attitude

    public static let identity = SceneTransform()

    public init(scale: Double = 1, offset: Point = .zero, attitude: Attitude = .upright) {
        self.scale = scale
        self.offset = offset
        self.attitude = attitude
    }

    /// The transformed point.
    package func callAsFunction(_ point: Point) -> Point {
        let turned = attitude.map(point)
        return Point(x: turned.x * scale + offset.x, y: turned.y * scale + offset.y)
    }

    /// The upright rectangle around a transformed one.
    package func callAsFunction(_ rectangle: Rectangle) -> Rectangle {
        Path.lines(rectangle.corners.map(callAsFunction)).bounds ?? rectangle
    }
}

/// The orientation of a plane: upright, turned, seen from the side.
public struct Attitude: Hashable, Sendable {
    /// The clockwise rotation of the plane: the tangent of half the angle, so that 1 is a quarter turn.
    public var turn: Double
    /// The shift to the right for each point below the origin, before the rotation.
    public var lean: Double
    /// The apparent length of distances below the origin, as a fraction, before the rotation.
    public var foreshortening: Double
    /// The apparent length of distances to the right, as a fraction: the width of a page that turns on an upright
    /// hinge.
    public var narrowing: Double

    public static let upright = Attitude()

    public init(turn: Double = 0, lean: Double = 0, foreshortening: Double = 1, narrowing: Double = 1) {
        self.turn = turn
        self.lean = lean
        self.foreshortening = foreshortening
        self.narrowing = narrowing
    }

    /// The linear map of distances.
    package var map: LinearMap {
        let square = turn * turn
        let (cosine, sine) = ((1 - square) / (1 + square), 2 * turn / (1 + square))
        return LinearMap(
            xx: cosine * narrowing, xy: cosine * lean - sine * foreshortening, yx: sine * narrowing,
            yy: sine * lean + cosine * foreshortening)
    }
}

extension Rectangle {
    /// The corners, clockwise from the top-left one.
    package var corners: [Point] {
        [Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
    }
}
