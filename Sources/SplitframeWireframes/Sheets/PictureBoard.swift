import SplitframeInterface

/// Columns of pictures at one scale, the widest as wide as its column.
struct PictureGrid: Hashable, Sendable {
    var columns: Int
    var cellWidth: Double
    /// The room between two columns.
    var gap: Double
    /// Points of the canvas per point of a picture.
    var scale: Double
    /// The x of the first column.
    var left = SheetPage.margin
    /// The room after the last column.
    var after = 0.0

    init(columns: Int, cellWidth: Double, gap: Double, of pictures: [SheetPicture]) {
        self.columns = columns
        self.cellWidth = cellWidth
        self.gap = gap
        scale = cellWidth / max(1, pictures.map(\.size.width).max() ?? cellWidth)
    }

    /// As many columns as fit in a room, evenly filled and sharing its width.
    static func fitting(
        _ count: Int, atMost most: Int = .max, in room: Double, gap: Double, leastCell: Double = 150
    ) -> (columns: Int, cellWidth: Double) {
        let fitting = max(1, min(most, Int((room + gap) / (leastCell + gap))))
        let columns = max(1, count).perRow(atMost: fitting)
        return (columns, (room + gap) / Double(columns) - gap)
    }

    /// The width of all columns with the room after them.
    var width: Double { Double(columns) * (cellWidth + gap) - gap + after }

    func x(of column: Int) -> Double { left + Double(column) * (cellWidth + gap) }

    /// The height of a row of pictures.
    func height(of pictures: [SheetPicture]) -> Double {
        ((pictures.map(\.size.height).max() ?? 0) * scale).rounded(.up)
    }

    /// A picture's place, in the middle of its cell and at its lower edge.
    func frame(of picture: SheetPicture, in cell: Rectangle) -> Rectangle {
        let size = Size(width: picture.size.width * scale, height: picture.size.height * scale)
        return Rectangle(
            origin: Point(
                x: (cell.x + (cell.width - size.width) / 2).rounded(),
                y: (cell.y + cell.height - size.height).rounded()), size: size)
    }
}

/// Pictures in rows below a head, on one page or several: a contact sheet, or a filmstrip.
protocol PictureBoard {
    associatedtype Row: PictureRow

    /// The room between two rows.
    static var rowGap: Double { get }
    /// Whether a line is drawn above each heading.
    static var rulesHeadings: Bool { get }
    var title: String { get set }
    /// What all pictures share, below the title of the first page.
    var detail: String { get set }
    var theme: WireframeTheme { get }
    var pageWidth: Double? { get }
    var rowsOfPictures: [Row] { get }
    var grid: PictureGrid { get }
    /// The columns that all pages of a board share; nil to compute them from the board's own rows.
    var sharedGrid: PictureGrid? { get set }
    /// Leaves out all rows but those of one page.
    mutating func keep(_ rows: [Row], isLast: Bool)
    /// Draws the title and what belongs to it; returns the y of the first row.
    func drawHead(in sketch: inout Sketch) -> Double
    /// Draws the texts of a row's picture below a y, and what connects it with the next; returns the y of their end.
    func drawWords(
        of column: Int, in row: Row, beside cell: Rectangle, below y: Double, in sketch: inout Sketch
    ) -> Double
}

/// Pictures side by side.
protocol PictureRow {
    associatedtype Cell: PictureCell

    /// The text above the row; may be empty.
    var heading: String { get set }
    /// The pictures; nil for an empty place.
    var cells: [Cell?] { get }
}

/// A picture on a board, with the changes in it that are shown enlarged below.
protocol PictureCell {
    var picture: SheetPicture { get }
    var insets: [ChangeInset] { get }
}

extension PictureBoard {
    /// The board in pages of a ratio of height to width: as few as smaller pictures make them, as large as they then
    /// can be.
    func pages(filling proportion: Double) -> [Self] {
        let grid = grid
        let longest = ((grid.width + 2 * SheetPage.margin) * proportion).rounded(.down)
        let whole = pages(atMost: longest)
        if whole.count == 1 { return whole }
        let choices = SheetPage.shares.map { share in
            var board = self
            board.sharedGrid = grid
            board.sharedGrid?.scale *= share
            return board.pages(atMost: longest)
        }
        return choices.min { $0.count < $1.count } ?? [self]
    }

    /// The board in parts of at most a height, unless a single row is higher: all with the same columns and scale, and
    /// with a heading repeated where its pictures continue.
    func pages(atMost longest: Double) -> [Self] {
        let grid = grid
        var pages: [[Row]] = []
        var sketch = Sketch(theme: theme)
        // The number of a page may need a line of its own.
        var (first, later) = (self, self)
        first.title += title.isEmpty ? "" : " (00 of 00)"
        (later.title, later.detail) = (first.title, "")
        let start = later.drawHead(in: &sketch)
        var (y, heading) = (first.drawHead(in: &sketch), "")
        for var row in rowsOfPictures {
            if !row.heading.isEmpty { heading = row.heading }
            var end = draw(row, y: y, showsPictures: false, in: &sketch)
            if pages.isEmpty {
                pages.append([])
            } else if end - Self.rowGap + SheetPage.margin > longest {
                if row.heading.isEmpty, !heading.isEmpty { row.heading = "\(heading), continued" }
                pages.append([])
                end = draw(row, y: start, showsPictures: false, in: &sketch)
            }
            pages[pages.count - 1].append(row)
            y = end
        }
        guard pages.count > 1 else { return [self] }
        return pages.enumerated().map { index, rows in
            var page = index == 0 ? self : later
            page.title = "\(title) (\(index + 1) of \(pages.count))"
            page.sharedGrid = grid
            page.keep(rows, isLast: index + 1 == pages.count)
            return page
        }
    }

    /// One row: its heading, its pictures, aligned at the bottom, and their texts; returns the y of the next row.
    func draw(_ row: Row, y: Double, showsPictures: Bool = true, in sketch: inout Sketch) -> Double {
        let (grid, cells) = (grid, row.cells)
        var y = y
        if !row.heading.isEmpty {
            if Self.rulesHeadings {
                sketch.hairline(x: SheetPage.margin, y: y, width: grid.width)
                y += 12
            }
            y = sketch.sheetHeading(row.heading, level: 2, y: y, width: grid.width) + 10
        }
        let height = grid.height(of: cells.compactMap { $0?.picture })
        y += cells.map { $0?.picture.room(aboveRow: height, scale: grid.scale) ?? 0 }.max() ?? 0
        let words =
            y + height
            + (cells.map { ChangeInsetRow($0?.insets ?? [], in: grid.cellWidth).height(at: grid.scale) }.max()
                ?? 0)
        var end = words
        for (column, cell) in cells.enumerated() {
            guard let cell else { continue }
            let frame = Rectangle(x: grid.x(of: column), y: y, width: grid.cellWidth, height: height)
            if showsPictures {
                sketch.picture(
                    cell.picture, cell.insets, on: grid, isOnPage: pageWidth != nil, in: frame)
            }
            end = max(end, drawWords(of: column, in: row, beside: frame, below: words, in: &sketch))
        }
        return end + Self.rowGap
    }

    /// The canvas of a board whose last row ends at a y.
    func scene(_ sketch: Sketch, end y: Double, alternativeText: String) -> Scene {
        let end = rowsOfPictures.isEmpty ? y : y - Self.rowGap
        return Scene(
            size: Size(width: grid.width + 2 * SheetPage.margin, height: end + SheetPage.margin),
            background: theme.canvas, elements: sketch.elements, alternativeText: alternativeText)
    }
}
