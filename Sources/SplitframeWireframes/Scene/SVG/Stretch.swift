import SplitframeInterface

/// A transform between two upright rectangles: each axis is scaled and moved.
struct Stretch: Equatable {
    private var scale: Point
    private var offset: Point

    /// Maps positions in `end` to positions in `start`; an axis without length is only moved.
    init(from start: Rectangle, to end: Rectangle) {
        // A scale of zero cannot be inverted, and browsers would jump.
        func scale(_ start: Double, _ end: Double) -> Double { end > 0 ? max(start, 0.001) / end : 1 }
        let scale = Point(x: scale(start.width, end.width), y: scale(start.height, end.height))
        self.scale = scale
        offset = Point(x: start.minX - end.minX * scale.x, y: start.minY - end.minY * scale.y)
    }

    func callAsFunction(_ point: Point) -> Point {
        Point(x: point.x * scale.x + offset.x, y: point.y * scale.y + offset.y)
    }

    /// The stretch as a transform.
    func matrix(separator: String) -> String {
        let numbers = [scale.x, 0, 0, scale.y, offset.x, offset.y]
        return "matrix(\(numbers.map { $0.text(decimals: 6) }.joined(separator: separator)))"
    }
}
