import SplitframeInterface
import Testing

@testable import SplitframeWireframes

struct `A table of notes` {
    private static let notes = (0..<9).map {
        Commentary.Note(name: "Automatic primary width", value: "\($0)20 pt", source: "measured")
    }

    @Test(arguments: [320.0, 480, 700, 940, 1400, 2600])
    func `keeps its words apart and inside its width`(width: Double) {
        let table = NotesTable(Self.notes, at: Point(x: 16, y: 100), width: width)
        let boxes = table.rows.flatMap { [$0.name, $0.value, $0.source] }
        for (index, box) in boxes.enumerated() {
            #expect(box.minX >= 16 && box.maxX <= 16 + width)
            #expect(box.minY >= 100 && box.maxY <= 100 + table.height)
            #expect(boxes[(index + 1)...].allSatisfy { $0.intersection(box) == nil })
        }
    }

    @Test func `reads name, value and source below headings`() {
        let table = NotesTable(Self.notes, at: .zero, width: 500)
        #expect(table.rows.map(\.isHeading) == [true] + Array(repeating: false, count: 9))
        #expect(table.rows.allSatisfy { $0.name.maxX < $0.value.minX && $0.value.maxX < $0.source.minX })
        #expect(table.rows.first?.note == Commentary.Note(name: "What", value: "Value", source: "Known from"))
    }

    @Test func `is two tables where there is room for both, each with its headings`() {
        let narrow = NotesTable(Self.notes, at: .zero, width: 400)
        let wide = NotesTable(Self.notes, at: .zero, width: 1400)
        #expect(wide.height < narrow.height)
        #expect(wide.rows.filter(\.isHeading).count == 2)
    }

    @Test func `gives each of two tables the room of its own words`() {
        let long = Commentary.Note(
            name: "Bar that holds the display-mode button", value: "twoBesideSecondary", source: "documented")
        let wide = NotesTable([long] + Self.notes, at: .zero, width: 1400)
        let (first, last) = (wide.rows[0], wide.rows[11])
        #expect(last.value.minX > first.source.maxX)
        #expect(last.value.width < first.value.width && last.name.width < first.name.width)
    }
}
