import SplitframeGeometry
import Testing

@testable import SplitframeWireframes

struct `A table of notes` {
    private static let notes = (0..<9).map {
        Commentary.Note(value: "\($0)20", text: "automatic primary width", source: "measured")
    }

    @Test(arguments: [320.0, 480, 700, 940, 1400, 2600])
    func `keeps its words apart and inside its width`(width: Double) {
        let table = NotesTable(Self.notes, at: Point(x: 16, y: 100), width: width)
        let boxes = table.rows.flatMap { [$0.value, $0.text, $0.source] }
        for (index, box) in boxes.enumerated() {
            #expect(box.minX >= 16 && box.maxX <= 16 + width)
            #expect(box.minY >= 100 && box.maxY <= 100 + table.height)
            #expect(boxes[(index + 1)...].allSatisfy { $0.intersection(box) == nil })
        }
    }

    @Test func `is two tables where there is room for both`() {
        let narrow = NotesTable(Self.notes, at: .zero, width: 400)
        let wide = NotesTable(Self.notes, at: .zero, width: 1400)
        #expect(wide.height < narrow.height)
    }

    @Test func `gives each of two tables the room of its own words`() {
        let long = Commentary.Note(
            value: "twoBesideSecondary", text: "display-mode button, column primary", source: "documented")
        let wide = NotesTable([long] + Self.notes, at: .zero, width: 1400)
        let (first, last) = (wide.rows[0], wide.rows[9])
        #expect(first.value.minY == wide.rows[5].value.minY && last.value.minX > first.source.maxX)
        #expect(last.value.width < first.value.width && last.text.width < first.text.width)
    }
}
