import Geometry
import InterfaceModel
import Testing
import Wireframes

struct `A box drawing` {
    private func column(_ name: String, _ frame: Rectangle) -> InterfaceElement {
        InterfaceElement(
            name: name, frame: frame,
            kind: .column(ColumnElement(column: .primary, presentation: .tiled, safeArea: .zero)))
    }

    private func drawing(_ children: [InterfaceElement], width: Int = 24) -> String {
        let size = Size(width: 480, height: 240)
        let split = SplitElement(
            style: .doubleColumn, displayMode: .oneBesideSecondary, splitBehavior: .tile, isCollapsed: false,
            primaryEdge: .leading)
        return BoxDrawing(
            tree: InterfaceTree(
                environment: TraitEnvironment(size: size, scale: 2), generation: .iOS14,
                root: InterfaceElement(
                    name: "split", frame: Rectangle(size: size), kind: .split(split), children: children)),
            width: width
        ).text
    }

    private let left = Rectangle(x: 0, y: 0, width: 200, height: 240)
    private let right = Rectangle(x: 200.5, y: 0, width: 279.5, height: 240)

    @Test func `joins columns that touch`() {
        #expect(
            drawing([column("left", left), column("right", right)]) == """
                ┌─────────┬────────────┐
                │  left   │   right    │
                │ 200 pt  │  279.5 pt  │
                │         │            │
                │         │            │
                └─────────┴────────────┘

                """)
    }

    /// The covered column's own words stand in its middle, the first letter below the overlay's edge.
    @Test func `hides what an overlay covers, and shades what is dimmed`() {
        let whole = Rectangle(x: 0, y: 0, width: 480, height: 240)
        let dimming = InterfaceElement(name: "dimming", frame: whole, kind: .dimming)
        #expect(
            drawing([column("all", whole), dimming, column("left", left)]) == """
                ┌─────────┬────────────┐
                │  left   │ll░░░░░░░░░░│
                │ 200 pt  │0 pt░░░░░░░░│
                │         │░░░░░░░░░░░░│
                │         │░░░░░░░░░░░░│
                └─────────┴────────────┘

                """)
    }

    @Test func `cuts a title that is too long and survives a tiny column`() {
        let tiny = Rectangle(x: 0, y: 0, width: 10, height: 240)
        let text = drawing([column("a very long name for so small a column", left), column("x", tiny)])
        #expect(text.contains("…"))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 24 })
    }
}
