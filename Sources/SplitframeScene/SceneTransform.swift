public import SplitframeGeometry

/// A change of size, attitude and place: a point of a group is painted at `map(point) * scale + offset`.
///
/// Everything scales, also line widths, shadows and type. What snaps to pixels snaps where it ends up, unless it is
/// turned or tilted; type turns and tilts with its group, lines keep their width.
public struct SceneTransform: Hashable, Sendable {
    public var scale: Double
    /// Where the group's origin lies in the space around it, in points of that space.
    public var offset: Point
    /// How the group is turned and tilted about its origin.
    public var attitude: Attitude

    public static let identity = SceneTransform()

    public init(scale: Double = 1, offset: Point = .zero, attitude: Attitude = .upright) {
        self.scale = scale
        self.offset = offset
        self.attitude = attitude
    }

    /// The point that another becomes.
    package func callAsFunction(_ point: Point) -> Point {
        let turned = attitude.map(point)
        return Point(x: turned.x * scale + offset.x, y: turned.y * scale + offset.y)
    }

    /// The upright rectangle around what another becomes.
    package func callAsFunction(_ rectangle: Rectangle) -> Rectangle {
        Path.lines(rectangle.corners.map(callAsFunction)).bounds ?? rectangle
    }
}

/// How a plane is held: upright, turned, seen from the side.
public struct Attitude: Hashable, Sendable {
    /// How far the plane is turned clockwise: the tangent of half the angle, so that 1 is a quarter turn.
    public var turn: Double
    /// How far a point lies to the right for each point that it lies below the origin, before the turn.
    public var lean: Double
    /// How long a point's distance below the origin looks, as a share of what it is, before the turn.
    public var foreshortening: Double
    /// The same of its distance to the right: the width of a leaf that turns on an upright hinge.
    public var narrowing: Double

    public static let upright = Attitude()

    public init(turn: Double = 0, lean: Double = 0, foreshortening: Double = 1, narrowing: Double = 1) {
        self.turn = turn
        self.lean = lean
        self.foreshortening = foreshortening
        self.narrowing = narrowing
    }

    /// What becomes of distances.
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
