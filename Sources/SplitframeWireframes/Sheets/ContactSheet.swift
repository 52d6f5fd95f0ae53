import SplitframeInterface

/// Many pictures in one, all at the same scale, in rows with labels below or headings at two sides.
public struct ContactSheet: Hashable, Sendable {
    /// One picture of a sheet.
    public struct Cell: Hashable, Sendable, PictureCell {
        public var picture: SheetPicture
        public var label: String
        /// The changes in the picture, shown enlarged below it.
        public var insets: [ChangeInset] = []
        /// The x above which its column's heading is centred, in points of the picture; nil for the picture's middle.
        public var middle: Double?

        /// A picture and its label, which is empty if headings are sufficient.
        public init(_ picture: SheetPicture, label: String = "") {
            self.picture = picture
            self.label = label
        }

        /// A scene and its label.
        public init(scene: Scene, label: String = "") {
            self.init(SheetPicture(scene), label: label)
        }
    }

    /// Pictures side by side; nil leaves a cell empty.
    public struct Row: Hashable, Sendable, PictureRow {
        public var heading: String
        public var cells: [Cell?]

        /// A row below a heading, which may be empty.
        public init(heading: String = "", cells: [Cell?]) {
            self.heading = heading
            self.cells = cells
        }
    }

    public var title: String
    /// A text below the title in smaller letters; may be empty.
    public var detail = ""
    /// The headings of the columns; empty without headings.
    public var columnHeadings: [String]
    public var rows: [Row]
    public var theme: WireframeTheme
    /// The width in points of the widest picture.
    public var cellWidth: Double
    /// Texts below all pictures, one paragraph each.
    public var notes: [String] = []
    /// The width in points of the page for which the sheet is made; nil for the width that its pictures need.
    public var pageWidth: Double?
    var sharedGrid: PictureGrid?

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

    /// The sheet in parts of at most 4,000 points in height; the sheet itself if it is short enough.
    public var pages: [ContactSheet] { pages(atMost: SheetPage.longest) }

    /// The sheet in parts that fill sheets of paper.
    package func pages(on paper: PaperSize) -> [ContactSheet] { pages(filling: paper.proportion) }

    /// For each picture the paths of the elements whose changes are shown enlarged below it.
    package var insetPaths: [Set<String>] {
        let width = pageWidth.map { arranged(for: $0).cellWidth } ?? cellWidth
        return rows.flatMap(\.cells).map { ChangeInsetRow($0?.insets ?? [], in: width).paths }
    }

    /// The sheet, as large as its rows need.
    public var scene: Scene { pageWidth.map { arranged(for: $0).drawn } ?? drawn }

    private var drawn: Scene {
        var sketch = Sketch(theme: theme)
        var y = drawHead(in: &sketch)
        for row in rows { y = draw(row, y: y, in: &sketch) }
        let room = grid.width
        if !notes.isEmpty { y += 4 }
        for note in notes {
            y = sketch.lines(
                note.brokenIntoLines(in: room, font: Self.noteFont), x: SheetPage.margin, y: y, width: room,
                font: Self.noteFont, lineHeight: 22, color: theme.ink, role: .paragraph)
            y += 6
        }
        if !notes.isEmpty { y += Self.rowGap - 6 }
        let count = rows.reduce(0) { $0 + $1.cells.compactMap(\.self).count }
        let summary = detail.isEmpty ? "\(count) \(count == 1 ? "picture" : "pictures")" : detail
        return scene(
            sketch, end: y, alternativeText: title.isEmpty ? "\(summary)." : "\(title): \(summary).")
    }

    private static let headingFont = Font(size: 16, weight: .semibold)
    private static let labelFont = Font(size: 13)
    /// The room between two names below a picture.
    private static let nameGap = 5.0
    private static let noteFont = Font(size: 15)
    /// The width in points of a cell that has room for a title.
    private static let readableCell = 400.0

    package var width: Double { grid.width + 2 * SheetPage.margin }

    /// The range of a column's heading: as wide as the cell, or less if the middle of its picture is off centre.
    private func headingRoom(of column: Int, _ cells: [Cell?]) -> ClosedRange<Double> {
        let (x, cellWidth) = (grid.x(of: column), grid.cellWidth)
        guard cells.indices.contains(column), let picture = cells[column], let middle = picture.middle else {
            return x...x + cellWidth
        }
        let offset = (middle - picture.picture.size.width / 2) * grid.scale
        let (center, half) = (x + cellWidth / 2 + offset, max(cellWidth / 4, cellWidth / 2 - abs(offset)))
        return center - half...center + half
    }

    /// Lines centred in a column; returns the y of their end.
    private func centered(
        _ lines: [String], in room: ClosedRange<Double>, y: Double, font: Font, color: Color,
        in sketch: inout Sketch
    ) -> Double {
        sketch.lines(
            lines.fittingPage, x: room.lowerBound, y: y, width: room.length, font: font,
            lineHeight: (font.size * 1.4).rounded(), color: color, alignment: .center, role: .paragraph)
    }
}

extension ContactSheet: PictureBoard {
    static let rowGap = 28.0
    static let rulesHeadings = true
    var rowsOfPictures: [Row] { rows }

    var grid: PictureGrid {
        sharedGrid
            ?? PictureGrid(
                columns: max(cellWidth < Self.readableCell ? 2 : 1, columnHeadings.count, longestRow),
                cellWidth: cellWidth, gap: Self.rowGap,
                of: shown)
    }

    mutating func keep(_ rows: [Row], isLast: Bool) {
        self.rows = rows
        if !isLast { notes = [] }
    }

    private var shown: [SheetPicture] { rows.flatMap(\.cells).compactMap { $0?.picture } }
    private var longestRow: Int { rows.map(\.cells.count).max() ?? 0 }

    /// The title and the headings of the columns; returns the y of the first row.
    func drawHead(in sketch: inout Sketch) -> Double {
        let top =
            sketch.sheetHead(title, detail, width: grid.width) + (title.isEmpty && detail.isEmpty ? 4 : 20)
        guard !columnHeadings.isEmpty else { return top }
        let first = rows.first?.cells ?? []
        let ends = columnHeadings.enumerated().map { column, heading in
            let room = headingRoom(of: column, first)
            return centered(
                heading.namesInLines(in: room.length, font: Self.headingFont), in: room, y: top,
                font: Self.headingFont, color: theme.ink, in: &sketch)
        }
        return (ends.max() ?? top) + 14
    }

    func drawWords(
        of column: Int, in row: Row, beside cell: Rectangle, below y: Double, in sketch: inout Sketch
    ) -> Double {
        guard let label = row.cells[column]?.label, !label.isEmpty else { return y }
        var names = label.split(separator: "\n").map {
            String($0).wordsInLines(in: cell.width, font: Self.labelFont)
        }
        if names.joined().count > SheetPage.mostLines { names = [Array(names.joined())] }
        // Names of several lines each would run together.
        return names.reduce(y + 8 - Self.nameGap) { y, lines in
            centered(
                lines, in: cell.minX...cell.maxX, y: y + Self.nameGap, font: Self.labelFont,
                color: theme.secondaryInk, in: &sketch)
        }
    }

    /// The sheet for a page: as many pictures in a row as fit, which share the page's width.
    fileprivate func arranged(for page: Double) -> ContactSheet {
        let longest = max(columnHeadings.count, longestRow)
        let (count, width) = PictureGrid.fitting(
            longest, in: page - 2 * SheetPage.margin, gap: Self.rowGap)
        var sheet = self
        if count < longest {
            sheet.rows = rows.flatMap { row in
                let cells = row.cells.enumerated().map { column, cell in
                    cell.map {
                        $0.labelled(columnHeadings.indices.contains(column) ? columnHeadings[column] : "")
                    }
                }
                return stride(from: 0, to: cells.count, by: count).map { start in
                    Row(
                        heading: start == 0 ? row.heading : "",
                        cells: Array(cells[start..<min(start + count, cells.count)]))
                }
            }
            sheet.columnHeadings = []
        }
        let widest = shown.map(\.size.width).max() ?? width
        sheet.cellWidth = count == 1 ? min(width, widest) : width
        var grid = PictureGrid(columns: count, cellWidth: sheet.cellWidth, gap: Self.rowGap, of: shown)
        grid.scale = min(1, grid.scale)
        sheet.sharedGrid = grid
        return sheet
    }
}

extension ContactSheet.Cell {
    /// The picture with the heading of its column in its label.
    fileprivate func labelled(_ heading: String) -> ContactSheet.Cell {
        var cell = self
        cell.label = [heading, label].filter { !$0.isEmpty }.joined(separator: "\n")
        return cell
    }
}
