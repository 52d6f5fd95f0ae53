import SplitframeGeometry
import SplitframeScene
import SplitframeText

/// Facts and decisions as a table below the picture: what came out, what it decides, on whose word.
struct NotesTable: Equatable {
    static let valueFont = Font(size: 13, weight: .semibold)
    static let textFont = Font(size: 13)
    static let rowHeight = 22.0
    private static let gap = 12.0
    /// The distance between two tables side by side.
    private static let gutter = 40.0

    struct Row: Equatable {
        var note: Commentary.Note
        var value: Rectangle
        var text: Rectangle
        var source: Rectangle
    }

    private(set) var rows: [Row] = []
    private(set) var height = 0.0

    /// The rows in one table, or in two where both have room for their words.
    init(_ notes: [Commentary.Note], at origin: Point, width: Double) {
        let half = (notes.count + 1) / 2
        let halves = [Part(notes.prefix(half)), Part(notes.dropFirst(half))]
        let isHalved = notes.count > 4 && halves[0].width + Self.gutter + halves[1].width <= width
        let parts = isHalved ? halves : [Part(notes[...])]
        let block = parts.reduce(-Self.gutter) { $0 + $1.width + Self.gutter }
        var x = origin.x + max(0, ((width - block) / 2).rounded())
        for part in parts {
            rows += part.rows(at: Point(x: x, y: origin.y), room: width)
            x += part.width + Self.gutter
        }
        height = Double(parts[0].notes.count) * Self.rowHeight
    }

    /// One of the tables, its columns as wide as their words.
    private struct Part {
        var notes: ArraySlice<Commentary.Note>
        let value: Double
        let text: Double
        let source: Double

        var width: Double { value + text + source + 2 * NotesTable.gap }

        init(_ notes: ArraySlice<Commentary.Note>) {
            func widest(_ words: (Commentary.Note) -> String, _ font: Font) -> Double {
                ((notes.map { font.estimatedWidth(of: words($0)) }.max() ?? 0) + 2).rounded(.up)
            }
            self.notes = notes
            value = widest(\.value, NotesTable.valueFont)
            text = widest(\.text, NotesTable.textFont)
            source = widest(\.source, NotesTable.textFont)
        }

        /// The rows from a corner; where the words are wider than their room, the middle gives way.
        func rows(at origin: Point, room: Double) -> [Row] {
            let middle = max(0, min(width, room) - value - source - 2 * NotesTable.gap)
            return notes.enumerated().map { index, note in
                let y = origin.y + Double(index) * NotesTable.rowHeight
                func box(_ x: Double, _ width: Double) -> Rectangle {
                    Rectangle(x: origin.x + x, y: y, width: width, height: NotesTable.rowHeight)
                }
                return Row(
                    note: note, value: box(0, value), text: box(value + NotesTable.gap, middle),
                    source: box(value + middle + 2 * NotesTable.gap, source))
            }
        }
    }
}

extension Sketch {
    mutating func notes(_ table: NotesTable) {
        for row in table.rows {
            text(
                row.note.value, in: row.value, font: NotesTable.valueFont, color: theme.annotation,
                alignment: .right)
            text(row.note.text, in: row.text, font: NotesTable.textFont, color: theme.ink)
            text(row.note.source, in: row.source, font: NotesTable.textFont, color: theme.secondaryInk)
        }
    }
}
