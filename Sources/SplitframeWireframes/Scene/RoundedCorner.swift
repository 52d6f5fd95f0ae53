package import SplitframeInterface

/// The outline of a rounded right-angled corner: a piece of a circle, for continuous corners with a stretch of growing
/// curvature before and after it.
///
/// On a continuous corner the outline leaves the edge 1.528 radii before the corner, as Apple's do, and
/// its curvature never jumps: the stretch starts straight and ends with the circle's own curvature. All of
/// it is arithmetic on the half-angle's tangent, so every machine gets the same numbers.
package struct RoundedCorner: Hashable, Sendable {
    /// The distance from the corner at which a continuous outline leaves the edge, in radii.
    static let continuousReach = 1.528
    /// The tangent of a quarter of a right angle, 22.5 degrees.
    private static let quarterTurnTangent = 2.0.squareRoot() - 1

    /// The radius in points, at most half of the shorter side.
    package let radius: Double
    /// The distance from the corner at which the outline leaves the edge, in points.
    package let reach: Double

    /// The corner of a rectangle of this size; radius and reach are reduced if the sides are too short.
    package init(radius: Double, continuous: Bool, in size: Size) {
        let room = max(0, min(size.width, size.height) / 2)
        self.radius = min(max(0, radius), room)
        reach = min(self.radius * (continuous ? Self.continuousReach : 1), room)
    }

    /// The curves around the corners of a rectangle, clockwise from the top-left one.
    func curves(in box: Rectangle) -> [[PathSegment]] {
        let up = Point(x: 0, y: -1)
        let ways = [up, Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: -1, y: 0), up]
        return zip(box.corners, zip(ways, ways.dropFirst())).map { corner, ways in
            segments(at: corner, incoming: ways.0, outgoing: ways.1)
        }
    }

    /// The curves from the incoming edge to the outgoing edge.
    ///
    /// `incoming` and `outgoing` are unit vectors along the two edges in drawing direction.
    func segments(at corner: Point, incoming: Point, outgoing: Point) -> [PathSegment] {
        /// The point `before` points ahead of the corner on the incoming edge and `deep` along the other.
        func place(_ before: Double, _ deep: Double) -> Point {
            Point(
                x: corner.x - incoming.x * before + outgoing.x * deep,
                y: corner.y - incoming.y * before + outgoing.y * deep)
        }
        guard radius > 0 else { return [.line(corner)] }
        let smoothing = reach / radius - 1
        // The circular part starts after the outline has turned by `turn`; this is tan(turn / 2).
        let tangent = smoothing * Self.quarterTurnTangent
        let sine = 2 * tangent / (1 + tangent * tangent)
        let cosine = (1 - tangent * tangent) / (1 + tangent * tangent)
        let start = (before: radius * (1 - sine), deep: radius * (1 - cosine))
        let meeting = start.before + radius * tangent * cosine
        let easing = meeting + 0.75 * radius * tangent * (1 + tangent * tangent)
        // Four thirds of the tangent of a quarter of the arc is the usual handle of a cubic arc.
        let handle =
            radius * 4 / 3 * (Self.quarterTurnTangent - tangent) / (1 + Self.quarterTurnTangent * tangent)
        let arc = PathSegment.curve(
            place(start.deep, start.before),
            control1: place(start.before - handle * cosine, start.deep + handle * sine),
            control2: place(start.deep + handle * sine, start.before - handle * cosine))
        guard smoothing > 0 else { return [.line(place(reach, 0)), arc] }
        return [
            .line(place(reach, 0)),
            .curve(
                place(start.before, start.deep), control1: place(easing, 0), control2: place(meeting, 0)),
            arc,
            .curve(place(0, reach), control1: place(0, meeting), control2: place(0, easing)),
        ]
    }
}
