import SplitframeGeometry
public import SplitframeScene
import SplitframeText

/// The pictures of a scenario, step by step in rows, with the events below each.
public struct Filmstrip: Sendable {
    /// One step: what is on screen after it, what it is called, and what happened on the way.
    public struct Step: Sendable {
        public var scene: Scene
        public var label: String
        /// Delegate calls and the like in their order, one line each.
        public var events: [String]
        /// What differs from the step before, in words, one line each.
        public var changes: [String]

        public init(scene: Scene, label: String, events: [String] = [], changes: [String] = []) {
            self.scene = scene
            self.label = label
            self.events = events
            self.changes = changes
        }
    }

    /// Steps that lead from one to the next.
    public struct Part: Sendable {
        public var heading: String
        public var steps: [Step]

        /// Steps below a heading of their own, none where it is empty.
        public init(heading: String = "", steps: [Step]) {
            self.heading = heading
            self.steps = steps
        }
    }

    public var title: String
    public var parts: [Part]
    public var theme: WireframeTheme
    /// The width in points that the widest picture gets.
    public var cellWidth: Double
    /// How many steps stand in a row at most.
    public var stepsPerRow: Int

    public init(
        title: String, parts: [Part], theme: WireframeTheme = .light, cellWidth: Double = 320,
        stepsPerRow: Int = 5
    ) {
        self.title = title
        self.parts = parts
        self.theme = theme
        self.cellWidth = cellWidth
        self.stepsPerRow = max(1, stepsPerRow)
    }

    /// The strip, as large as its rows need.
    public var scene: Scene {
        let longest = parts.map(\.steps.count).max() ?? 0
        let perRow = max(1, min(stepsPerRow, longest))
        // Where a part goes on in a further row, the arrow at the end of the first has a gap of its own.
        let gaps = Double(longest > perRow ? perRow : perRow - 1)
        let room = Double(perRow) * cellWidth + gaps * Self.gap
        var sketch = Sketch(theme: theme)
        var y = Self.margin - 4
        func heading(_ text: String, font: Font, lineHeight: Double) {
            y = sketch.lines(
                text, x: Self.margin, y: y, width: room, font: font, lineHeight: lineHeight, color: theme.ink)
        }
        heading(title, font: Self.titleFont, lineHeight: 34)
        y += 20
        for part in parts {
            if !part.heading.isEmpty {
                heading(part.heading, font: Self.headingFont, lineHeight: 24)
                y += 10
            }
            for start in stride(from: 0, to: part.steps.count, by: perRow) {
                let end = min(start + perRow, part.steps.count)
                y = draw(part.steps[start..<end], isLast: end == part.steps.count, y: y, in: &sketch)
                y += 2 * Self.gap
            }
        }
        return Scene(
            size: Size(
                width: room + 2 * Self.margin, height: y - (longest > 0 ? 2 * Self.gap : 0) + Self.margin),
            background: theme.canvas, elements: sketch.elements, alternativeText: alternativeText)
    }

    private static let margin = 32.0
    private static let gap = 44.0
    private static let titleFont = Font(size: 24, weight: .bold)
    private static let headingFont = Font(size: 16, weight: .semibold)
    private static let labelFont = Font(size: 15, weight: .semibold)
    private static let eventFont = Font(size: 12)
    private static let eventHeight = 18.0

    private var alternativeText: String {
        let told = parts.map { part in
            let words = part.steps.enumerated().map { "\($0.offset + 1) \($0.element.label)" }
            let name = part.heading.isEmpty ? title : part.heading
            return "\(name), step by step: \(words.joined(separator: "; "))."
        }
        return told.joined(separator: " ")
    }

    private var scale: Double {
        let widest = parts.flatMap(\.steps).map(\.scene.size.width).max() ?? cellWidth
        return cellWidth / max(1, widest)
    }

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
            if index + 1 < row.count || !isLast {
                sketch.arrow(
                    from: Point(x: x + cellWidth + 8, y: y + height / 2),
                    to: Point(x: x + cellWidth + Self.gap - 8, y: y + height / 2), theme.secondaryInk)
            }
            end = max(
                end,
                caption(of: step, number: row.startIndex + index + 1, x: x, y: y + height + 12, in: &sketch))
        }
        return end
    }

    private func caption(of step: Step, number: Int, x: Double, y: Double, in sketch: inout Sketch) -> Double
    {
        // Isolated, so that the number stands first whatever direction the label has.
        var y = sketch.lines(
            "\(number)  \u{2068}\(step.label)\u{2069}", x: x, y: y, width: cellWidth,
            font: Self.labelFont, lineHeight: 22, color: theme.ink)
        y += 2
        for change in step.changes {
            y = sketch.lines(
                change, x: x, y: y, width: cellWidth, font: Self.eventFont, lineHeight: Self.eventHeight,
                color: theme.annotation)
        }
        for event in step.events {
            sketch.fill(
                .ellipse(Rectangle(x: x + 1, y: y + 6.5, width: 5, height: 5)), theme.accent)
            y = sketch.lines(
                event, x: x + 14, y: y, width: cellWidth - 14, font: Self.eventFont,
                lineHeight: Self.eventHeight, color: theme.secondaryInk)
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
