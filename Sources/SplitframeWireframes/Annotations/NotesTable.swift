import SplitframeInterface

/// A table of facts and decisions below the picture: name, value and source.
struct NotesTable {
    static let headings = Commentary.Note(name: "What", value: "Value", source: "Known from")
    static let headingFont = Font(size: 13, weight: .semibold)
    static let nameFont = Font(size: 13)
    static let valueFont = Font(size: 13, weight: .semibold)
    static let rowHeight = 22.0
    private static let gap = 20.0
    /// The distance between two tables side by side.
    private static let gutter = 44.0

    struct Row {
        var note: Commentary.Note
        var isHeading: Bool
        var name: Rectangle
        var value: Rectangle
        var source: Rectangle
    }

    private(set) var rows: [Row] = []
    private(set) var height = 0.0
    private(set) var width = 0.0

    /// The width of one table.
    static func naturalWidth(_ notes: [Commentary.Note]) -> Double { Part(notes[...]).width }

    /// Arranges the rows in one table, or in two if both fit, centred in a width; without the sources if one table is
    /// wider.
    init(_ notes: [Commentary.Note], at origin: Point, width: Double) {
        let half = (notes.count + 1) / 2
        let whole = Part(notes[...])
        let halves = [Part(notes.prefix(half)), Part(notes.dropFirst(half))]
        let isHalved = notes.count > 4 && halves[0].width + Self.gutter + halves[1].width <= width
        let parts = isHalved ? halves : [whole.width <= width ? whole : whole.withoutSources]
        let block = parts.reduce(-Self.gutter) { $0 + $1.width + Self.gutter }
        self.width = min(block, width)
        var x = origin.x + max(0, ((width - block) / 2).rounded())
        for part in parts {
            rows += part.rows(at: Point(x: x, y: origin.y), room: width)
            x += part.width + Self.gutter
        }
        height = Double(parts[0].notes.count) * Self.rowHeight
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
        let name: Double
        let value: Double
        private(set) var source: Double

        var width: Double { name + value + source + (source > 0 ? 2 : 1) * NotesTable.gap }

        var withoutSources: Part {
            var part = self
            part.source = 0
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

        /// The rows from a corner; if the table is too wide for its room, the middle column is made narrower.
        func rows(at origin: Point, room: Double) -> [Row] {
            let middle = max(0, min(width, room) - (width - value))
            return notes.enumerated().map { index, note in
                let y = origin.y + Double(index) * NotesTable.rowHeight
                func box(_ x: Double, _ width: Double) -> Rectangle {
                    Rectangle(x: origin.x + x, y: y, width: width, height: NotesTable.rowHeight)
                }
                return Row(
                    note: note, isHeading: index == 0, name: box(0, name),
                    value: box(name + NotesTable.gap, middle),
                    source: box(name + middle + (source > 0 ? 2 : 1) * NotesTable.gap, source))
            }
        }
    }
}

extension Sketch {
    mutating func notes(_ table: NotesTable) {
        for row in table.rows {
            let font = row.isHeading ? NotesTable.headingFont : NotesTable.nameFont
            let color = row.isHeading ? theme.secondaryInk : theme.ink
            text(row.note.name, in: row.name, font: font, color: color)
            text(
                row.note.value, in: row.value, font: row.isHeading ? font : NotesTable.valueFont,
                color: row.isHeading ? color : theme.ink)
            if !row.source.isEmpty {
                text(row.note.source, in: row.source, font: font, color: theme.secondaryInk)
            }
            if row.isHeading {
                hairline(x: row.name.minX, y: row.name.maxY - 1, width: row.source.maxX - row.name.minX)
            }
        }
    }
}
