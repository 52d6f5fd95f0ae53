import SplitframeInterface

/// Outlines by their numbers alone: each x before its y.
extension Path {
    static func line(_ numbers: Double...) -> Path { .lines(points(numbers)) }

    static func polygon(_ numbers: Double...) -> Path { .lines(points(numbers), closed: true) }

    /// An odd count of numbers is a mistake in the source and traps.
    private static func points(_ numbers: [Double]) -> [Point] {
        stride(from: 0, to: numbers.count, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
    }

    static func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        .ellipse(Rectangle(x: x, y: y, width: width, height: height))
    }

    static func roundedRectangle(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double
    ) -> Path {
        .roundedRectangle(Rectangle(x: x, y: y, width: width, height: height), radius: radius)
    }

    static func dot(_ x: Double, _ y: Double, _ radius: Double) -> Path {
        .ellipse(x - radius, y - radius, 2 * radius, 2 * radius)
    }

    /// A triangle of a playback symbol from a vertical line to a tip, 14 high.
    static func triangle(_ base: Double, _ tip: Double) -> Path { .polygon(base, 5, tip, 12, base, 19) }

    /// A star with four tips and hollow sides.
    static func spark(_ x: Double, _ y: Double, _ reach: Double) -> Path {
        let near = reach * 0.24
        let (left, right, top, bottom) = (x - near, x + near, y - near, y + near)
        return .polygon(
            x, y - reach, right, top, x + reach, y, right, bottom,
            x, y + reach, left, bottom, x - reach, y, left, top)
    }
}

extension PathSegment {
    static func move(_ x: Double, _ y: Double) -> PathSegment { .move(Point(x: x, y: y)) }

    static func line(_ x: Double, _ y: Double) -> PathSegment { .line(Point(x: x, y: y)) }

    static func curve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, to x: Double, _ y: Double
    ) -> PathSegment {
        .curve(Point(x: x, y: y), control1: Point(x: x1, y: y1), control2: Point(x: x2, y: y2))
    }
}
