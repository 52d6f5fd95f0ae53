import SplitframeGeometry
import SplitframeScene
import SplitframeText

/// An arrow between two edges with its length in words, beside what it measures, in points of the screen.
struct DimensionLine: Equatable {
    static let font = Font(size: 13, weight: .semibold)
    static let labelHeight = 22.0
    /// The least length in points that has arrowheads.
    static let leastArrow = 16.0

    var side: LabelPlacement.Side
    /// The part of what is measured that is drawn.
    var span: ClosedRange<Double>
    /// Whether the measured edge itself lies at the span's start and end, or beyond what is drawn.
    var showsStart: Bool
    var showsEnd: Bool
    /// The parts of the span that are in plain sight, in order.
    var clear: [ClosedRange<Double>]
    /// Where the line lies across its side: a y at the top and the bottom, an x at the left and the right.
    var position: Double
    /// Where the edge ends from which thin lines lead here.
    var foot: Double
    var text: String
    /// The label's frame.
    var label: Rectangle
    /// How sure the number is; nil where that is not known.
    var style: LineStyle?
    var color: LineColor

    /// The parts of the span over which something else lies, in order.
    var hidden: [ClosedRange<Double>] { span.subtracting(clear) }

    /// The size of a label.
    static func size(of text: String) -> Size {
        Size(width: (font.estimatedWidth(of: text) + 16).rounded(.up), height: labelHeight)
    }
}

/// What is to be measured along a side.
struct Measure {
    var side: LabelPlacement.Side
    var span: ClosedRange<Double>
    var showsStart = true
    var showsEnd = true
    var clear: [ClosedRange<Double>]
    var foot: Double
    var text: String
    var style: LineStyle?
    var color: LineColor
}

extension LabelPlacement {
    /// The line that measures something, in the nearest room at its side.
    mutating func line(_ measure: Measure) -> DimensionLine? {
        let size = DimensionLine.size(of: measure.text)
        let span = measure.span
        let isAcross = measure.side.isAcross
        let (length, thickness) =
            isAcross ? (size.width, size.height) : (size.height, size.width + 12)
        let start =
            isAcross
            ? measure.labelStart(length, in: body.range(along: measure.side))
            : (span.middle - length / 2).rounded()
        // Lines may end where the next one begins.
        let (first, last) = (span.lowerBound + Self.spacing / 2, span.upperBound - Self.spacing / 2)
        let range = min(first, start)...max(last, start + length)
        guard let room = place(range, thickness: thickness, at: measure.side) else { return nil }
        let (position, label): (Double, Rectangle) =
            switch measure.side {
            case .top, .bottom:
                (room.midY, Rectangle(origin: Point(x: start, y: room.minY), size: size))
            case .left:
                (room.maxX - 5, Rectangle(origin: Point(x: room.minX, y: start), size: size))
            case .right:
                (room.minX + 5, Rectangle(origin: Point(x: room.maxX - size.width, y: start), size: size))
            }
        return DimensionLine(
            side: measure.side, span: span, showsStart: measure.showsStart, showsEnd: measure.showsEnd,
            clear: measure.clear, position: position, foot: measure.foot, text: measure.text, label: label,
            style: measure.style, color: measure.color)
    }
}

extension Measure {
    /// Where the label of a line across starts: in the middle of what can be seen, beside what is too short for it.
    fileprivate func labelStart(_ width: Double, in body: ClosedRange<Double>) -> Double {
        let widest = clear.max { $0.length < $1.length } ?? span
        let room = [widest, span].first { $0.length >= width + 2 * DimensionLine.leastArrow }
        if let room { return (room.middle - width / 2).rounded() }
        if span.length >= width + 2 { return (span.middle - width / 2).rounded() }
        return span.middle < body.middle ? span.upperBound + 6 : span.lowerBound - 6 - width
    }
}
