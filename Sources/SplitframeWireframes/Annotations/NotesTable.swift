import SplitframeInterface

/// A table of facts and decisions below the picture: name, value and source.
struct NotesTable {
    static let headings = Commentary.Note(name: "What", value: "Value", source: "Known from")
    static let headingFont = Font(size: 13, weight: .semibold)
    static let nameFont = Font(size: 13)
    static let valueFont = Font(size: 13, weight: .semibold)
    static let rowHeight = 22.0
    fileprivate static let lineHeight = 17.0
    private static let gap = 20.0
    /// The distance between two tables side by side.
    private static let gutter = 44.0

    struct Row {
        var note: Commentary.Note
        var isHeading: Bool
        var name: Rectangle
        var value: Rectangle
        var source: Rectangle

        /// The texts in lines, each with its room.
        fileprivate var cells: [(lines: [String], box: Rectangle, isValue: Bool)] {
            [(note.name, name, false), (note.value, value, true), (note.source, source, false)].map {
                ($0.brokenIntoLines(in: $1.width, font: NotesTable.font(isHeading, isValue: $2)), $1, $2)
            }
        }
    }

    fileprivate static func font(_ isHeading: Bool, isValue: Bool) -> Font {
        isHeading ? headingFont : isValue ? valueFont : nameFont
    }

    private(set) var rows: [Row] = []
    private(set) var height = 0.0
    private(set) var width = 0.0

    /// The width of one table.
    static func naturalWidth(_ notes: [Commentary.Note]) -> Double { Part(notes[...]).width }

    /// Arranges the rows in one table, or in two if both fit, centred in a width; in a table that is wider, texts wrap.
    init(_ notes: [Commentary.Note], at origin: Point, width: Double) {
        let half = (notes.count + 1) / 2
        let whole = Part(notes[...])
        let halves = [Part(notes.prefix(half)), Part(notes.dropFirst(half))]
        let isHalved = notes.count > 4 && halves[0].width + Self.gutter + halves[1].width <= width
        let parts = isHalved ? halves : [whole.fitting(width)]
        let block = parts.reduce(-Self.gutter) { $0 + $1.width + Self.gutter }
        self.width = min(block, width)
        var x = origin.x + max(0, ((width - block) / 2).rounded())
        for part in parts {
            rows += part.rows(at: Point(x: x, y: origin.y))
            x += part.width + Self.gutter
        }
        height = (rows.map(\.name.maxY).max() ?? origin.y) - origin.y
    }

    /// Moves the rows by a distance.
    mutating func move(by distance: Point) {
        for index in rows.indices {
            rows[index].name = rows[index].name.offset(x: distance.x, y: distance.y)
            rows[index].value = rows[index].value.offset(x: distance.x, y: distance.y)
            rows[index].source = rows[index].source.offset(x: distance.x, y: distance.y)
        }
    }

    /// One of the tables below its headings, with columns as wide as their texts.
    private struct Part {
        var notes: [Commentary.Note]
        private(set) var name: Double
        private(set) var value: Double
        let source: Double

        var width: Double { name + value + source + 2 * NotesTable.gap }

        /// The table in a width, at the cost of names and values, which share what sources leave.
        func fitting(_ width: Double) -> Part {
            guard self.width > width else { return self }
            var part = self
            let room = max(0, width - source - 2 * NotesTable.gap)
            part.name = min(name, max(room / 2, room - value)).rounded(.down)
            part.value = room - part.name
            return part
        }

        init(_ notes: ArraySlice<Commentary.Note>) {
            let all = [NotesTable.headings] + notes
            func widest(_ text: (Commentary.Note) -> String, _ font: Font) -> Double {
                let heading = NotesTable.headingFont.estimatedWidth(of: text(NotesTable.headings))
                return (max(heading, all.map { font.estimatedWidth(of: text($0)) }.max() ?? 0) + 2)
                    .rounded(.up)
            }
            self.notes = all
            name = widest(\.name, NotesTable.nameFont)
            value = widest(\.value, NotesTable.valueFont)
            source = widest(\.source, NotesTable.nameFont)
        }

        /// The rows from a corner, each as high as its longest text.
        func rows(at origin: Point) -> [Row] {
            var y = origin.y
            return notes.enumerated().map { index, note in
                func box(_ x: Double, _ width: Double) -> Rectangle {
                    Rectangle(x: origin.x + x, y: y, width: width, height: NotesTable.rowHeight)
                }
                var row = Row(
                    note: note, isHeading: index == 0, name: box(0, name),
                    value: box(name + NotesTable.gap, value),
                    source: box(name + value + 2 * NotesTable.gap, source))
                let lines = row.cells.map(\.lines.count).max() ?? 1
                let more = Double(lines - 1) * NotesTable.lineHeight
                for cell in [\Row.name, \.value, \.source] { row[keyPath: cell].height += more }
                y += row.name.height
                return row
            }
        }
    }
}

extension Sketch {
    mutating func notes(_ table: NotesTable) {
        for row in table.rows {
            for (column, cell) in row.cells.enumerated() {
                let isPale = row.isHeading || column == 2
                for (index, line) in cell.lines.enumerated() {
                    text(
                        line,
                        in: cell.box.strip(top: NotesTable.rowHeight)
                            .offset(x: 0, y: Double(index) * NotesTable.lineHeight),
                        font: NotesTable.font(row.isHeading, isValue: cell.isValue),
                        color: isPale ? theme.secondaryInk : theme.ink)
                }
            }
            if row.isHeading {
                hairline(x: row.name.minX, y: row.name.maxY - 1, width: row.source.maxX - row.name.minX)
            }
        }
    }
}
