public import SplitframeInterface

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

/// A linear map of distances, such as a turn or a tilt: `(xx * x + xy * y, yx * x + yy * y)`.
package struct LinearMap: Hashable, Sendable {
    package var xx = 1.0
    package var xy = 0.0
    package var yx = 0.0
    package var yy = 1.0

    package static let identity = LinearMap()

    package func callAsFunction(_ point: Point) -> Point {
        Point(x: xx * point.x + xy * point.y, y: yx * point.x + yy * point.y)
    }

    /// The composition of two maps: the right one is applied first.
    static func * (left: LinearMap, right: LinearMap) -> LinearMap {
        LinearMap(
            xx: left.xx * right.xx + left.xy * right.yx, xy: left.xx * right.xy + left.xy * right.yy,
            yx: left.yx * right.xx + left.yy * right.yx, yy: left.yx * right.xy + left.yy * right.yy)
    }
}
