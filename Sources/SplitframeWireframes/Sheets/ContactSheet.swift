import SplitframeGeometry
public import SplitframeScene
import SplitframeText

/// Many pictures in one, all at the same scale, in rows with words below each or headings at two sides.
public struct ContactSheet: Sendable {
    /// One picture of a sheet.
    public struct Cell: Sendable {
        public var scene: Scene
        public var label: String

        /// A picture and the words below it, none where headings say everything.
        public init(scene: Scene, label: String = "") {
            self.scene = scene
            self.label = label
        }
    }

    /// Pictures side by side; nil leaves a place free.
    public struct Row: Sendable {
        public var heading: String
        public var cells: [Cell?]

        /// A row below a heading of its own, none where it is empty.
        public init(heading: String = "", cells: [Cell?]) {
            self.heading = heading
            self.cells = cells
        }
    }

    public var title: String
    /// The words above the columns; none where they have none.
    public var columnHeadings: [String]
    public var rows: [Row]
    public var theme: WireframeTheme
    /// The width in points that the widest picture gets.
    public var cellWidth: Double
    /// What is said below all pictures, a paragraph each.
    public var notes: [String] = []

    /// A table of pictures, each at most `cellWidth` points wide.
    public init(
        title: String, columnHeadings: [String], rows: [Row], theme: WireframeTheme = .light,
        cellWidth: Double = 320
    ) {
        self.title = title
        self.columnHeadings = columnHeadings
        self.rows = rows
        self.theme = theme
        self.cellWidth = cellWidth
    }

    /// Pictures in rows of `columns`, each at most `cellWidth` points wide.
    public init(
        title: String, columns: Int, cells: [Cell], theme: WireframeTheme = .light, cellWidth: Double = 320
    ) {
        let count = max(1, columns)
        let rows = stride(from: 0, to: cells.count, by: count).map { start in
            Row(cells: Array(cells[start..<min(start + count, cells.count)]))
        }
        self.init(title: title, columnHeadings: [], rows: rows, theme: theme, cellWidth: cellWidth)
    }

    /// The sheet, as large as its rows need.
    public var scene: Scene {
        let width = 2 * Self.margin + Double(columnCount) * (cellWidth + Self.gap) - Self.gap
        var sketch = Sketch(theme: theme)
        var y = Self.margin - 4
        let room = width - 2 * Self.margin
        func heading(_ text: String, font: Font, lineHeight: Double) {
            y = sketch.lines(
                text, x: Self.margin, y: y, width: room, font: font, lineHeight: lineHeight, color: theme.ink)
        }
        heading(title, font: Self.titleFont, lineHeight: 34)
        y += 20
        if !columnHeadings.isEmpty {
            y = words(columnHeadings, y: y, font: Self.headingFont, color: theme.ink, in: &sketch) + 14
        }
        for row in rows {
            if !row.heading.isEmpty {
                sketch.hairline(x: Self.margin, y: y, width: room)
                y += 12
                heading(row.heading, font: Self.headingFont, lineHeight: 24)
                y += 10
            }
            y = draw(row, y: y, in: &sketch) + Self.gap
        }
        if !notes.isEmpty { y += 4 }
        for note in notes {
            y = sketch.lines(
                note, x: Self.margin, y: y, width: room, font: Self.noteFont, lineHeight: 22, color: theme.ink
            )
            y += 6
        }
        if !notes.isEmpty { y += Self.gap - 6 }
        let count = rows.reduce(0) { $0 + $1.cells.compactMap(\.self).count }
        return Scene(
            size: Size(width: width, height: y - (rows.isEmpty ? 0 : Self.gap) + Self.margin),
            background: theme.canvas, elements: sketch.elements,
            alternativeText: "\(title): \(count) \(count == 1 ? "picture" : "pictures").")
    }

    private static let margin = 32.0
    private static let gap = 28.0
    private static let titleFont = Font(size: 24, weight: .bold)
    private static let headingFont = Font(size: 16, weight: .semibold)
    private static let labelFont = Font(size: 13)
    private static let noteFont = Font(size: 15)

    private var columnCount: Int {
        max(2, columnHeadings.count, rows.map(\.cells.count).max() ?? 0)
    }

    private var scale: Double {
        let widest = rows.flatMap(\.cells).compactMap { $0?.scene.size.width }.max() ?? cellWidth
        return cellWidth / max(1, widest)
    }

    private func x(of column: Int) -> Double { Self.margin + Double(column) * (cellWidth + Self.gap) }

    /// A row's pictures stand on one line, their words below; gives back where the row ends.
    private func draw(_ row: Row, y: Double, in sketch: inout Sketch) -> Double {
        let height = ((row.cells.compactMap { $0?.scene.size.height }.max() ?? 0) * scale).rounded(.up)
        for (column, cell) in row.cells.enumerated() {
            guard let cell else { continue }
            let size = cell.scene.size
            let offset = Point(
                x: (x(of: column) + (cellWidth - size.width * scale) / 2).rounded(),
                y: (y + height - size.height * scale).rounded())
            sketch.picture(of: cell.scene, at: SceneTransform(scale: scale, offset: offset))
        }
        let labels = row.cells.map { $0?.label ?? "" }
        guard labels.contains(where: { !$0.isEmpty }) else { return y + height }
        return words(labels, y: y + height + 8, font: Self.labelFont, color: theme.secondaryInk, in: &sketch)
    }

    /// Words centred in each column, in as many lines as they need; gives back where the longest end.
    private func words(
        _ texts: [String], y: Double, font: Font, color: Color, in sketch: inout Sketch
    ) -> Double {
        let lineHeight = (font.size * 1.4).rounded()
        var end = y
        for (column, text) in texts.enumerated() {
            for (index, line) in text.brokenIntoLines(in: cellWidth, font: font).enumerated() {
                let top = y + Double(index) * lineHeight
                sketch.text(
                    line, in: Rectangle(x: x(of: column), y: top, width: cellWidth, height: lineHeight),
                    font: font, color: color, alignment: .center)
                end = max(end, top + lineHeight)
            }
        }
        return end
    }
}
