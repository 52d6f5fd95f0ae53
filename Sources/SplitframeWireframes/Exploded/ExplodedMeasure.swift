import SplitframeInterface

/// A width along the front edge of a layer: its full width, or that of a part beneath others; in points of the canvas.
struct ExplodedMeasure {
    static let font = Font(size: 13, weight: .semibold)
    private static let firstRow = 14.0
    private static let row = 22.0

    var span: ClosedRange<Double>
    /// The y of the line, and that of the layer's edge.
    var y: Double
    var foot: Double
    var text: String
    var label: Rectangle
    /// Whether the measured part is hidden in the flat picture.
    var isHidden: Bool
    /// The style for the width's provenance; nil if it is not known.
    var style: LineStyle?

    /// The full width of a layer; if parts are hidden, also these and the other parts, nearer to the layer.
    static func all(
        of layer: ExplodedLayer, in wireframe: Wireframe, _ layout: ExplodedLayout
    ) -> [ExplodedMeasure] {
        guard !layer.isVeil else { return [] }
        let frame = layer.frame
        let hidden = (layer.beneath + layer.outside(wireframe.tree.environment.size))
            .sorted { $0.lowerBound < $1.lowerBound }
        let whole = frame.minX...frame.maxX
        let clear = whole.subtracting(hidden)
        let parts = hidden.map { ($0, true) } + (hidden.isEmpty ? [] : clear.map { ($0, false) })
        let measures = parts.compactMap { range, isHidden in
            measure(
                Rectangle(x: range.lowerBound, y: frame.y, width: range.length, height: frame.height),
                of: layer, row: 0, isHidden: isHidden, layout)
        }
        let total = measure(
            frame, of: layer, row: measures.isEmpty ? 0 : 1, isHidden: false, layout)
        let style = wireframe.commentary.evidence[layer.subject.name].flatMap { LineStyle(name: $0.width) }
        return (measures + [total].compactMap(\.self)).map { measure in
            var measure = measure
            measure.style = style
            return measure
        }
    }

    /// Nil if there is no room for the text.
    private static func measure(
        _ part: Rectangle, of layer: ExplodedLayer, row: Int, isHidden: Bool, _ layout: ExplodedLayout
    ) -> ExplodedMeasure? {
        let start = layout.point(Point(x: part.minX, y: part.maxY), level: layer.level, opening: 1)
        let end = layout.point(Point(x: part.maxX, y: part.maxY), level: layer.level, opening: 1)
        let text = part.width.figureText
        let width = font.estimatedWidth(of: text).rounded(.up) + 10
        guard end.x - start.x > width + 6 else { return nil }
        let y = start.y + firstRow + Double(row) * Self.row
        return ExplodedMeasure(
            span: start.x...end.x, y: y, foot: start.y, text: text,
            label: Rectangle(x: (start.x + end.x - width) / 2, y: y - 9, width: width, height: 18),
            isHidden: isHidden)
    }

    func offset(by origin: Point) -> ExplodedMeasure {
        var measure = self
        measure.span = span.lowerBound + origin.x...span.upperBound + origin.x
        measure.y += origin.y
        measure.foot += origin.y
        measure.label = label.offset(x: origin.x, y: origin.y)
        return measure
    }
}

extension Sketch {
    /// The arrow with its number, and thin lines to the layer's corners.
    mutating func measure(_ measure: ExplodedMeasure) {
        let color = measure.isHidden ? theme.annotation : theme.secondaryInk
        let y = measure.y.rounded() + 0.5
        for x in [measure.span.lowerBound, measure.span.upperBound] {
            stroke(
                .line(x, measure.foot + 2, x, y + 4),
                Stroke(color.opacity(130), width: 0.75))
        }
        stroke(
            .line(measure.span.lowerBound, y, measure.span.upperBound, y),
            measure.style.stroke(color, width: 1))
        for (tip, direction) in [(measure.span.lowerBound, 1.0), (measure.span.upperBound, -1.0)] {
            stroke(
                .line(tip + 5 * direction, y - 3.5, tip, y, tip + 5 * direction, y + 3.5),
                Stroke(color, width: 1, cap: .round, join: .round))
        }
        fill(.roundedRectangle(measure.label, radius: 5), theme.canvas)
        text(measure.text, in: measure.label, font: ExplodedMeasure.font, color: color, alignment: .center)
    }
}
