public import SplitframeInterface

/// The pictures of a scenario, step by step in rows, with the events below each.
public struct Filmstrip: Hashable, Sendable {
    /// One step, or several that look alike: its picture, its label, and the events that led to it.
    public struct Step: Hashable, Sendable {
        public var picture: SheetPicture
        public var label: String
        /// The facts about it, one per line: its mode, its widths.
        public var facts: [String]
        /// Delegate calls and other events in their order, one per line.
        public var events: [String]
        /// The differences from the step before as sentences, one per line.
        public var changes: [String]
        /// The changes in the picture, shown enlarged below it.
        public var insets: [ChangeInset] = []
        /// For sentences in `changes`, the paths of their elements: a sentence is left out if insets show all of these.
        package var places: [String: Set<String>] = [:]
        /// The number of steps of the scenario that it represents.
        public var count: Int

        public init(
            _ picture: SheetPicture, label: String, facts: [String] = [], events: [String] = [],
            changes: [String] = [], count: Int = 1
        ) {
            self.picture = picture
            self.label = label
            self.facts = facts
            self.events = events
            self.changes = changes
            self.count = count
        }

        public init(scene: Scene, label: String, events: [String] = [], changes: [String] = []) {
            self.init(SheetPicture(scene), label: label, events: events, changes: changes)
        }
    }

    /// Consecutive steps with a common heading.
    public struct Part: Hashable, Sendable {
        public var heading: String
        public var steps: [Step]
        /// The number of its first step.
        var firstNumber = 1
        /// Whether it continues on another page.
        var goesOn = false

        /// Steps below a heading, which may be empty.
        public init(heading: String = "", steps: [Step]) {
            self.heading = heading
            self.steps = steps
        }
    }

    /// The layout that all pages of a strip share.
    struct Measure: Hashable {
        var stepsPerRow: Int
        /// Whether an arrow at a row's end needs its own gap.
        var wraps: Bool
        var scale: Double
    }

    public var title: String
    /// What all pictures share, below the title.
    package var detail = ""
    public var parts: [Part]
    public var theme: WireframeTheme
    /// The width in points of the widest picture.
    public var cellWidth: Double
    /// The maximum number of steps in a row.
    public var stepsPerRow: Int
    /// The language of its texts.
    public var phrases = AlternativeTextPhrases.english
    /// The width in points of the page for which the strip is made; nil for the width that its rows need.
    public private(set) var pageWidth: Double?
    /// The interfaces of all steps, which are compared with those of a golden before the pixels.
    package var trees: [InterfaceTree] = []
    /// Output pixels per point.
    package var scale = 1
    private var commonMeasure: Measure?

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

    /// The strip in parts of at most 4,000 points in height; the strip itself if it is short enough.
    ///
    /// All parts have the same scale, and the numbers continue from page to page; a row of steps is never split.
    public var pages: [Filmstrip] {
        var pages: [[Part]] = [[]]
        var sketch = Sketch(theme: theme)
        let start = drawHead(in: &sketch)
        var y = start
        for part in parts {
            for row in rows(of: part) {
                var row = row
                if row.firstNumber > part.firstNumber { row.heading = "" }
                var height = draw(row, y: 0, showsPictures: false, in: &sketch)
                if y + height + Self.margin - 2 * Self.gap > SheetPage.longest,
                    pages[pages.count - 1].count > 0
                {
                    pages.append([])
                    y = start
                    row.heading = part.heading
                    height = draw(row, y: 0, showsPictures: false, in: &sketch)
                }
                pages[pages.count - 1].append(row)
                y += height
            }
        }
        guard pages.count > 1 else { return [self] }
        return pages.enumerated().map { index, parts in
            var page = self
            page.title = SheetPage.title(title, page: index + 1, of: pages.count)
            page.parts = parts
            page.commonMeasure = measure
            return page
        }
    }

    /// The strip, as large as its rows need.
    public var scene: Scene {
        var sketch = Sketch(theme: theme)
        var y = drawHead(in: &sketch)
        let rows = parts.flatMap(rows(of:))
        for row in rows { y = draw(row, y: y, showsPictures: true, in: &sketch) }
        return Scene(
            size: Size(
                width: room + 2 * Self.margin, height: y - (rows.isEmpty ? 0 : 2 * Self.gap) + Self.margin),
            background: theme.canvas, elements: sketch.elements, alternativeText: alternativeText)
    }

    private static let margin = 32.0
    private static let gap = 44.0
    /// The minimum width of a picture on a page.
    private static let leastCell = 150.0
    /// The width in points of a row of large pictures.
    private static let readableRow = 2400.0

    /// Makes pictures so large that texts beside their devices are readable, with fewer pictures in a row.
    package mutating func makeReadable() {
        let widest = parts.flatMap(\.steps).map(\.picture.size.width).max() ?? 0
        cellWidth = max(cellWidth, (widest * Wireframe.readableShare).rounded(.up))
        stepsPerRow = max(1, min(stepsPerRow, Int(Self.readableRow / (cellWidth + Self.gap))))
    }

    /// Puts as many steps in a row as fit on the page, which share its width.
    package mutating func fit(page: Double) {
        pageWidth = page
        let room = page - 2 * Self.margin
        let fitting = max(1, min(stepsPerRow, Int((room + Self.gap) / (Self.leastCell + Self.gap))))
        stepsPerRow = (parts.map(\.steps.count).max() ?? 1).perRow(atMost: fitting)
        cellWidth = room / Double(stepsPerRow) - Self.gap
    }

    private var measure: Measure {
        if let commonMeasure { return commonMeasure }
        let longest = parts.map(\.steps.count).max() ?? 0
        let perRow = max(1, min(stepsPerRow, longest))
        let widest = parts.flatMap(\.steps).map(\.picture.size.width).max() ?? cellWidth
        return Measure(stepsPerRow: perRow, wraps: longest > perRow, scale: cellWidth / max(1, widest))
    }

    private var room: Double {
        let measure = measure
        // If a part continues in another row, the arrow at the end of the first row has its own gap.
        let gaps = Double(measure.wraps ? measure.stepsPerRow : measure.stepsPerRow - 1)
        return Double(measure.stepsPerRow) * cellWidth + gaps * Self.gap
    }

    private var alternativeText: String {
        let sentences = parts.map { part in
            let steps = part.numberedSteps.map { "\($0) \($1.label)" }
                .joined(separator: phrases(.clauseSeparator))
            let name = part.heading.isEmpty ? title : part.heading
            return (name.isEmpty ? steps : phrases(.steps, ["title": name, "steps": steps])) + phrases(.end)
        }
        return sentences.joined(separator: " ")
    }

    /// A part's steps in rows; all rows but the last are marked as continued.
    private func rows(of part: Part) -> [Part] {
        let perRow = measure.stepsPerRow
        var number = part.firstNumber
        return stride(from: 0, to: part.steps.count, by: perRow).map { start in
            let end = min(start + perRow, part.steps.count)
            var row = Part(heading: start == 0 ? part.heading : "", steps: Array(part.steps[start..<end]))
            row.firstNumber = number
            row.goesOn = end < part.steps.count || part.goesOn
            number += row.steps.reduce(0) { $0 + $1.count }
            return row
        }
    }

    private func drawHead(in sketch: inout Sketch) -> Double {
        guard !title.isEmpty else { return Self.margin }
        return sketch.sheetHead(title, detail, x: Self.margin, y: Self.margin - 4, width: room) + 20
    }

    /// One row: pictures with arrows between them, and the texts below each; returns the y of the next row.
    private func draw(_ row: Part, y: Double, showsPictures: Bool, in sketch: inout Sketch) -> Double {
        var y = y
        if !row.heading.isEmpty {
            y = sketch.sheetHeading(row.heading, level: 2, x: Self.margin, y: y, width: room) + 10
        }
        let scale = measure.scale
        let height = ((row.steps.map(\.picture.size.height).max() ?? 0) * scale).rounded(.up)
        y += row.steps.map { $0.picture.room(aboveRow: height, scale: scale) }.max() ?? 0
        let insets = row.steps.map { ChangeInsetRow($0.insets, in: cellWidth).height(at: scale) }.max() ?? 0
        var end = y + height + insets
        for (index, (number, step)) in row.numberedSteps.enumerated() {
            let x = Self.margin + Double(index) * (cellWidth + Self.gap)
            if showsPictures {
                sketch.picture(
                    step.picture, step.insets, scale: scale, isOnPage: pageWidth != nil,
                    in: Rectangle(x: x, y: y, width: cellWidth, height: height))
            }
            if index + 1 < row.steps.count || row.goesOn {
                let start = Point(x: x + cellWidth + 8, y: y + height / 2)
                let end = start.x + Self.gap - 16
                // At a row's end the next step is below.
                let turns = index + 1 == row.steps.count
                sketch.arrow(
                    from: start, around: turns ? Point(x: end - 8, y: start.y) : nil,
                    to: turns ? Point(x: end - 8, y: start.y + 28) : Point(x: end, y: start.y),
                    theme.secondaryInk)
            }
            let top = y + height + insets + 12
            sketch.group(role: .caption) { sketch in
                end = max(end, sketch.words(of: step, number: number, x: x, y: top, width: cellWidth))
            }
        }
        return end + 2 * Self.gap
    }
}

extension Filmstrip.Part {
    /// The steps with their numbers: `3`, or `3–7` for several that look alike.
    fileprivate var numberedSteps: [(number: String, step: Filmstrip.Step)] {
        var next = firstNumber
        return steps.map { step in
            defer { next += step.count }
            return (step.count > 1 ? "\(next)–\(next + step.count - 1)" : "\(next)", step)
        }
    }
}

extension Filmstrip {
    /// The facts that can be shown below each picture of a strip.
    public enum Fact: NamedCase {
        /// The display mode.
        case modes
        /// The width of each column in points.
        case widths
        /// The delegate's callbacks.
        case events

        /// The facts that are shown by default.
        public static let usual: Set<Fact> = [.modes]
    }
}

extension Set<Filmstrip.Fact> {
    private static let none = "none"

    /// The possible values as text.
    package static let expected =
        (Filmstrip.Fact.allCases.map(\.name) + [none]).joined(separator: ", ")
        + " with commas between several"

    /// Reads facts separated by commas, or `none`; nil if a word is unknown.
    package init?(text: String) {
        guard text != Self.none else {
            self = []
            return
        }
        let facts = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Filmstrip.Fact(name: String($0))
        }
        guard !facts.contains(nil) else { return nil }
        self.init(facts.compactMap(\.self))
    }
}
