import SplitframeGeometry
import SplitframeScene
import SplitframeText

/// A horizontal arrow between two edges with its length in words, in points of the window.
struct DimensionLine: Equatable {
    static let font = Font(size: 13, weight: .semibold)
    static let labelHeight = 22.0
    /// The least distance between a line and whatever is above or below it.
    static let gap = 8.0

    /// The part of what is measured that lies inside the window.
    var span: ClosedRange<Double>
    /// Whether the measured edge itself lies at the span's start and end, or beyond the window.
    var showsStart: Bool
    var showsEnd: Bool
    /// The parts of the span that are in plain sight, from left to right.
    var clear: [ClosedRange<Double>]
    var text: String
    /// The label's frame; the line runs through its middle.
    var label: Rectangle

    var y: Double { label.midY }

    /// Everything the line covers.
    var bounds: Rectangle {
        let left = min(span.lowerBound, label.minX)
        let right = max(span.upperBound, label.maxX)
        return Rectangle(x: left, y: label.minY, width: right - left, height: label.height)
    }

    /// The parts of the span over which something else lies, from left to right.
    var hidden: [ClosedRange<Double>] { span.subtracting(clear) }
}

extension ClosedRange<Double> {
    var length: Double { upperBound - lowerBound }

    /// What is left of a range without some others, which come from left to right.
    func subtracting(_ others: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
        var rest: [ClosedRange<Double>] = []
        var start = lowerBound
        for other in others where other.upperBound > start {
            if other.lowerBound > start { rest.append(start...Swift.min(other.lowerBound, upperBound)) }
            start = Swift.max(start, other.upperBound)
            if start >= upperBound { return rest }
        }
        return start < upperBound ? rest + [start...upperBound] : rest
    }
}

extension [DimensionLine] {
    /// Where content may start so that no line crosses it, nor the lines of what covers it.
    func contentTop(below frame: Rectangle) -> Double {
        let crossing = filter { line in
            line.bounds.minX < frame.maxX && line.bounds.maxX > frame.minX && line.bounds.maxY > frame.minY
        }
        let bottom = crossing.map { $0.bounds.maxY + DimensionLine.gap }.max()
        return Swift.max(frame.minY, bottom ?? frame.minY)
    }
}
