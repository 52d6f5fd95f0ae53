import Geometry
import SceneDrawing

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
        func widest(_ words: (Commentary.Note) -> String, _ font: Font) -> Double {
            ((notes.map { font.estimatedWidth(of: words($0)) }.max() ?? 0) + 2).rounded(.up)
        }
        let value = widest(\.value, Self.valueFont)
        let text = widest(\.text, Self.textFont)
        let source = widest(\.source, Self.textFont)
        let total = value + text + source + 2 * Self.gap
        let tables = 2 * total + Self.gutter <= width && notes.count > 4 ? 2 : 1
        let perTable = (notes.count + tables - 1) / tables
        let block = Double(tables) * total + Double(tables - 1) * Self.gutter
        let left = origin.x + max(0, ((width - block) / 2).rounded())
        let room = min(total, width)
        for (index, note) in notes.enumerated() {
            let x = left + Double(index / perTable) * (total + Self.gutter)
            let y = origin.y + Double(index % perTable) * Self.rowHeight
            // Where the words are wider than the canvas, the middle gives way.
            let middle = max(0, room - value - source - 2 * Self.gap)
            rows.append(
                Row(
                    note: note, value: Rectangle(x: x, y: y, width: value, height: Self.rowHeight),
                    text: Rectangle(
                        x: x + value + Self.gap, y: y, width: middle, height: Self.rowHeight),
                    source: Rectangle(
                        x: x + value + middle + 2 * Self.gap, y: y, width: source, height: Self.rowHeight)))
        }
        height = Double(perTable) * Self.rowHeight
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
