import SplitframeInterface

/// Many pictures in one, all at the same scale, in rows with labels below or headings at two sides.
public struct ContactSheet: Hashable, Sendable {
    /// One picture of a sheet.
    public struct Cell: Hashable, Sendable {
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
    public struct Row: Hashable, Sendable {
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
    /// The columns and the scale that all pages of a sheet share; nil to compute them from the sheet's own rows.
    var measure: Measure?

    struct Measure: Hashable {
        var columns: Int
        var scale: Double
    }

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
    ///
    /// All parts have the same columns and scale; a row is never split, and its heading is repeated if its pictures
    /// continue.
    public var pages: [ContactSheet] { pages(of: SheetPage.longest) }

    /// The sheet in parts of at most a number of points in height, unless a single row is higher.
    package func pages(of longest: Double) -> [ContactSheet] {
        var parts: [[Row]] = []
        var sketch = Sketch(theme: theme)
        let start = drawHead(in: &sketch)
        var y = 0.0
        var heading = ""
        for row in rows {
            if !row.heading.isEmpty { heading = row.heading }
            let height = draw(row, y: 0, showsPictures: false, in: &sketch) + Self.gap
            if parts.isEmpty || y + height + Self.margin > longest {
                var first = row
                if !parts.isEmpty { first.heading = heading }
                parts.append([first])
                y = start + draw(first, y: 0, showsPictures: false, in: &sketch) + Self.gap
            } else {
                parts[parts.count - 1].append(row)
                y += height
            }
        }
        guard parts.count > 1 else { return [self] }
        return parts.enumerated().map { index, rows in
            var page = self
            page.title = SheetPage.title(title, page: index + 1, of: parts.count)
            page.rows = rows
            page.notes = index == parts.count - 1 ? notes : []
            page.measure = Measure(columns: columnCount, scale: scale)
            return page
        }
    }

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
        for row in rows { y = draw(row, y: y, showsPictures: true, in: &sketch) + Self.gap }
        if !notes.isEmpty { y += 4 }
        for note in notes {
            y = sketch.lines(
                note.brokenIntoLines(in: room, font: Self.noteFont), x: Self.margin, y: y, width: room,
                font: Self.noteFont, lineHeight: 22, color: theme.ink, role: .paragraph)
            y += 6
        }
        if !notes.isEmpty { y += Self.gap - 6 }
        let count = rows.reduce(0) { $0 + $1.cells.compactMap(\.self).count }
        let summary = detail.isEmpty ? "\(count) \(count == 1 ? "picture" : "pictures")" : detail
        return Scene(
            size: Size(width: width, height: y - (rows.isEmpty ? 0 : Self.gap) + Self.margin),
            background: theme.canvas, elements: sketch.elements,
            alternativeText: title.isEmpty ? "\(summary)." : "\(title): \(summary).")
    }

    package static let margin = 32.0
    static let gap = 28.0
    private static let headingFont = Font(size: 16, weight: .semibold)
    private static let labelFont = Font(size: 13)
    private static let noteFont = Font(size: 15)

    package var width: Double { 2 * Self.margin + Double(columnCount) * (cellWidth + Self.gap) - Self.gap }
    private var room: Double { width - 2 * Self.margin }

    private var columnCount: Int {
        measure?.columns ?? max(2, columnHeadings.count, rows.map(\.cells.count).max() ?? 0)
    }

    private var scale: Double {
        if let measure { return measure.scale }
        let widest = rows.flatMap(\.cells).compactMap { $0?.picture.size.width }.max() ?? cellWidth
        return cellWidth / max(1, widest)
    }

    private func x(of column: Int) -> Double { Self.margin + Double(column) * (cellWidth + Self.gap) }

    /// The title and the headings of the columns; returns the y of the first row.
    private func drawHead(in sketch: inout Sketch) -> Double {
        var y = sketch.sheetHead(title, detail, x: Self.margin, y: Self.margin - 4, width: room)
        y += title.isEmpty && detail.isEmpty ? 4 : 20
        if !columnHeadings.isEmpty {
            let first = rows.first?.cells ?? []
            let rooms = columnHeadings.indices.map { headingRoom(of: $0, first) }
            let lines = zip(columnHeadings, rooms).map {
                $0.namesInLines(in: $1.length, font: Self.headingFont)
            }
            y =
                centeredLines(lines, in: rooms, y: y, font: Self.headingFont, color: theme.ink, in: &sketch)
                + 14
        }
        return y
    }

    /// A row's pictures, aligned at the bottom below its heading, with their labels below; returns the y of the row's
    /// end.
    private func draw(_ row: Row, y: Double, showsPictures: Bool, in sketch: inout Sketch) -> Double {
        var y = y
        if !row.heading.isEmpty {
            sketch.hairline(x: Self.margin, y: y, width: room)
            y = sketch.sheetHeading(row.heading, level: 2, x: Self.margin, y: y + 12, width: room) + 10
        }
        let scale = scale
        let height = ((row.cells.compactMap { $0?.picture.size.height }.max() ?? 0) * scale).rounded(.up)
        y += row.cells.map { $0?.picture.room(aboveRow: height, scale: scale) ?? 0 }.max() ?? 0
        for (column, cell) in row.cells.enumerated() where showsPictures {
            guard let cell else { continue }
            let frame = Rectangle(x: x(of: column), y: y, width: cellWidth, height: height)
            sketch.picture(
                cell.picture, cell.insets, scale: scale, isOnPage: pageWidth != nil, in: frame)
        }
        let insets =
            row.cells.map { ChangeInsetRow($0?.insets ?? [], in: cellWidth).height(at: scale) }.max() ?? 0
        let end = y + height + insets
        let labels = row.cells.map { $0?.label ?? "" }
        guard labels.contains(where: { !$0.isEmpty }) else { return end }
        let lines = labels.map { $0.wordsInLines(in: cellWidth, font: Self.labelFont) }
        let rooms = labels.indices.map { x(of: $0)...x(of: $0) + cellWidth }
        return centeredLines(
            lines, in: rooms, y: end + 8, font: Self.labelFont, color: theme.secondaryInk, in: &sketch)
    }

    /// The range of a column's heading: as wide as the cell, or less if the middle of its picture is off centre.
    private func headingRoom(of column: Int, _ cells: [Cell?]) -> ClosedRange<Double> {
        let cell = x(of: column)...x(of: column) + cellWidth
        guard cells.indices.contains(column), let picture = cells[column], let middle = picture.middle else {
            return cell
        }
        let offset = (middle - picture.picture.size.width / 2) * scale
        let center = (cell.lowerBound + cell.upperBound) / 2 + offset
        let half = max(cellWidth / 4, cellWidth / 2 - abs(offset))
        return center - half...center + half
    }

    /// Lines centred in each column; returns the y at which the longest column ends.
    private func centeredLines(
        _ columns: [[String]], in rooms: [ClosedRange<Double>], y: Double, font: Font, color: Color,
        in sketch: inout Sketch
    ) -> Double {
        let lineHeight = (font.size * 1.4).rounded()
        return zip(columns, rooms).map { lines, room in
            sketch.lines(
                lines.fittingPage, x: room.lowerBound, y: y, width: room.length, font: font,
                lineHeight: lineHeight, color: color, alignment: .center, role: .paragraph)
        }.max() ?? y
    }
}

extension ContactSheet {
    /// The minimum width of a picture on a page.
    private static let leastCell = 150.0

    /// The sheet for a page: as many pictures in a row as fit, which share the page's width.
    func arranged(for page: Double) -> ContactSheet {
        let room = page - 2 * Self.margin
        let fitting = max(1, Int((room + Self.gap) / (Self.leastCell + Self.gap)))
        let longest = max(columnHeadings.count, rows.map(\.cells.count).max() ?? 1)
        let count = longest.perRow(atMost: fitting)
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
        let widest = rows.flatMap(\.cells).compactMap { $0?.picture.size.width }.max() ?? room
        let width = (room - Double(count - 1) * Self.gap) / Double(count)
        sheet.cellWidth = count == 1 ? min(width, widest) : width
        sheet.measure = Measure(columns: count, scale: min(1, sheet.cellWidth / max(1, widest)))
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
