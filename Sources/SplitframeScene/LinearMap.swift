package import SplitframeGeometry

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
