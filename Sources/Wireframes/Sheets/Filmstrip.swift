import Geometry
public import SceneDrawing

/// The pictures of a scenario, step by step in rows, with the events below each.
public struct Filmstrip: Sendable {
    /// One step: what is on screen after it, what it is called, and what happened on the way.
    public struct Step: Sendable {
        public var scene: Scene
        public var label: String
        /// Delegate calls and the like in their order, one line each.
        public var events: [String]

        public init(scene: Scene, label: String, events: [String] = []) {
            self.scene = scene
            self.label = label
            self.events = events
        }
    }

    public var title: String
    public var steps: [Step]
    public var theme: WireframeTheme
    /// The width in points that the widest picture gets.
    public var cellWidth: Double
    /// How many steps stand in a row at most.
    public var stepsPerRow: Int

    public init(
        title: String, steps: [Step], theme: WireframeTheme = .light, cellWidth: Double = 320,
        stepsPerRow: Int = 5
    ) {
        self.title = title
        self.steps = steps
        self.theme = theme
        self.cellWidth = cellWidth
        self.stepsPerRow = max(1, stepsPerRow)
    }

    /// The strip, as large as its rows need.
    public var scene: Scene {
        let perRow = max(1, min(stepsPerRow, steps.count))
        let width = 2 * Self.margin + Double(perRow) * (cellWidth + Self.gap) - Self.gap
        var sketch = Sketch(theme: theme)
        var y = Self.margin - 4
        for line in title.brokenIntoLines(in: width - 2 * Self.margin, font: Self.titleFont) {
            sketch.text(
                line, in: Rectangle(x: Self.margin, y: y, width: width - 2 * Self.margin, height: 34),
                font: Self.titleFont, color: theme.ink)
            y += 34
        }
        y += 20
        for start in stride(from: 0, to: steps.count, by: perRow) {
            let end = min(start + perRow, steps.count)
            y = draw(steps[start..<end], isLast: end == steps.count, y: y, in: &sketch) + 2 * Self.gap
        }
        return Scene(
            size: Size(width: width, height: y - (steps.isEmpty ? 0 : 2 * Self.gap) + Self.margin),
            background: theme.canvas, elements: sketch.elements, alternativeText: alternativeText)
    }

    private static let margin = 32.0
    private static let gap = 44.0
    private static let titleFont = Font(size: 24, weight: .bold)
    private static let labelFont = Font(size: 15, weight: .semibold)
    private static let eventFont = Font(size: 12)
    private static let eventHeight = 18.0

    private var alternativeText: String {
        let words = steps.enumerated().map { "\($0.offset + 1) \($0.element.label)" }
        return "\(title), step by step: \(words.joined(separator: "; "))."
    }

    private var scale: Double { cellWidth / max(1, steps.map(\.scene.size.width).max() ?? cellWidth) }

    /// One row: pictures with arrows between them, labels and events; gives back where it ends.
    private func draw(_ row: ArraySlice<Step>, isLast: Bool, y: Double, in sketch: inout Sketch) -> Double {
        let height = ((row.map(\.scene.size.height).max() ?? 0) * scale).rounded(.up)
        var end = y + height
        for (index, step) in row.enumerated() {
            let x = Self.margin + Double(index) * (cellWidth + Self.gap)
            let size = step.scene.size
            sketch.picture(
                of: step.scene,
                at: SceneTransform(
                    scale: scale,
                    offset: Point(
                        x: (x + (cellWidth - size.width * scale) / 2).rounded(),
                        y: (y + height - size.height * scale).rounded())))
            let isRowEnd = index + 1 == row.count
            if !isRowEnd || !isLast {
                // At a row's end there is no more room than the margin.
                let reach = isRowEnd ? Self.margin : Self.gap
                sketch.arrow(
                    from: Point(x: x + cellWidth + 8, y: y + height / 2),
                    to: Point(x: x + cellWidth + reach - 8, y: y + height / 2), theme.secondaryInk)
            }
            end = max(
                end,
                caption(of: step, number: row.startIndex + index + 1, x: x, y: y + height + 12, in: &sketch))
        }
        return end
    }

    private func caption(of step: Step, number: Int, x: Double, y: Double, in sketch: inout Sketch) -> Double
    {
        var y = y
        // Isolated, so that the number stands first whatever direction the label has.
        for line in "\(number)  \u{2068}\(step.label)\u{2069}".brokenIntoLines(
            in: cellWidth, font: Self.labelFont)
        {
            sketch.text(
                line, in: Rectangle(x: x, y: y, width: cellWidth, height: 22), font: Self.labelFont,
                color: theme.ink)
            y += 22
        }
        y += 2
        for event in step.events {
            sketch.fill(
                .ellipse(Rectangle(x: x + 1, y: y + 6.5, width: 5, height: 5)), theme.accent)
            for line in event.brokenIntoLines(in: cellWidth - 14, font: Self.eventFont) {
                sketch.text(
                    line, in: Rectangle(x: x + 14, y: y, width: cellWidth - 14, height: Self.eventHeight),
                    font: Self.eventFont, color: theme.secondaryInk)
                y += Self.eventHeight
            }
        }
        return y
    }
}

extension Sketch {
    /// A straight arrow with its tip at the end.
    mutating func arrow(from start: Point, to end: Point, _ color: Color) {
        let length = max(
            0.001,
            ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot())
        let along = Point(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
        func barb(_ side: Double) -> Point {
            Point(
                x: end.x - 9 * along.x - 5 * side * along.y, y: end.y - 9 * along.y + 5 * side * along.x)
        }
        let pen = Stroke(color, width: 1.5, cap: .round, join: .round)
        stroke(.lines([start, end]), pen)
        stroke(.lines([barb(1), end, barb(-1)]), pen)
    }
}
