public import SplitframeInterface

/// The pictures of a scenario, step by step in rows, with the events below each.
public struct Filmstrip: Hashable, Sendable {
    /// One step, or several that look alike: its picture, its label, and the events that led to it.
    public struct Step: Hashable, Sendable, PictureCell {
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
        /// Whether its red outlines have old edges too, which are pale.
        package var hasOldEdges = false
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
    public struct Part: Hashable, Sendable, PictureRow {
        public var heading: String
        public var steps: [Step]
        /// The number of its first step.
        var firstNumber = 1
        /// Whether it continues on another page.
        var goesOn = false
        package var cells: [Step?] { steps }

        /// Steps below a heading, which may be empty.
        public init(heading: String = "", steps: [Step]) {
            self.heading = heading
            self.steps = steps
        }
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
    var sharedGrid: PictureGrid?

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

    /// The strip in parts of at most 4,000 points in height, with numbers that continue from page to page; the strip
    /// itself if it is short enough.
    public var pages: [Filmstrip] { pages(atMost: SheetPage.longest) }

    /// The strip in parts that fill sheets of paper.
    package func pages(on paper: PaperSize) -> [Filmstrip] { pages(filling: paper.proportion) }

    /// The strip, as large as its rows need.
    public var scene: Scene {
        var sketch = Sketch(theme: theme)
        var y = drawHead(in: &sketch)
        for row in rowsOfPictures { y = draw(row, y: y, in: &sketch) }
        return scene(sketch, end: y, alternativeText: alternativeText)
    }

    private static let gap = 44.0
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
        (stepsPerRow, cellWidth) = PictureGrid.fitting(
            longestPart, atMost: stepsPerRow, in: page - 2 * SheetPage.margin, gap: Self.gap)
        // The arrow at the end of a row has its own gap.
        cellWidth -= Self.gap / Double(stepsPerRow)
    }

    private var longestPart: Int { parts.map(\.steps.count).max() ?? 1 }

    private var alternativeText: String {
        let sentences = parts.map { part in
            let steps = part.numberedSteps.map { "\($0) \($1.label)" }
                .joined(separator: phrases(.clauseSeparator))
            let name = part.heading.isEmpty ? title : part.heading
            return (name.isEmpty ? steps : phrases(.steps, ["title": name, "steps": steps])) + phrases(.end)
        }
        return sentences.joined(separator: " ")
    }
}

extension Filmstrip: PictureBoard {
    static let rowGap = 48.0
    static let rulesHeadings = false

    /// The steps of each part in rows; all of its rows but the last are marked as continued.
    var rowsOfPictures: [Part] {
        let perRow = grid.columns
        return parts.flatMap { part in
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
    }

    var grid: PictureGrid {
        if let sharedGrid { return sharedGrid }
        var grid = PictureGrid(
            columns: max(1, min(stepsPerRow, longestPart)), cellWidth: cellWidth, gap: Self.gap,
            of: parts.flatMap(\.steps).map(\.picture))
        // The arrow at the end of a row that continues has its own gap.
        if grid.columns < longestPart { grid.after = Self.gap }
        return grid
    }

    mutating func keep(_ rows: [Part], isLast: Bool) { parts = rows }

    func drawHead(in sketch: inout Sketch) -> Double {
        title.isEmpty ? SheetPage.margin : sketch.sheetHead(title, detail, width: grid.width) + 20
    }

    /// The arrow to the next step, and the texts below a picture.
    func drawWords(
        of column: Int, in row: Part, beside cell: Rectangle, below y: Double, in sketch: inout Sketch
    ) -> Double {
        let (number, step) = row.numberedSteps[column]
        // At a row's end the next step is below.
        let turns = column + 1 == row.steps.count
        if !turns || row.goesOn {
            // In the middle of what both devices have side by side.
            let sizes = [column, column + 1].filter(row.steps.indices.contains).map {
                row.steps[$0].picture.size
            }
            let shared = (sizes.map(\.height).min() ?? 0) * grid.scale
            let start = Point(x: cell.maxX + 8, y: (cell.maxY - shared / 2).rounded())
            let end = start.x + Self.gap - 16
            sketch.arrow(
                from: start, around: turns ? Point(x: end - 8, y: start.y) : nil,
                to: turns ? Point(x: end - 8, y: start.y + 28) : Point(x: end, y: start.y),
                theme.secondaryInk)
        }
        var end = y
        sketch.group(role: .caption) { sketch in
            end = sketch.words(of: step, number: number, x: cell.x, y: y + 12, width: cell.width)
        }
        return end
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
