import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeScene
import SplitframeText
import Testing

@testable import SplitframeWireframes

struct `Dimension lines` {
    /// Columns of all presentations and sizes in windows of all sizes, some of them absurd.
    static func tree(seed: Int) -> InterfaceTree {
        var variation = SeededVariation(seed: "layout \(seed)")
        let size = Size(
            width: variation.next(in: 200...1400).rounded(), height: variation.next(in: 240...1400).rounded())
        let columns = (0...Int(variation.next(in: 0...3.99))).map { index in
            let presentations = ColumnPresentation.allCases
            let presentation = presentations[Int(variation.next(in: 0...5.99))]
            let frame = Rectangle(
                x: variation.next(in: -100...size.width), y: variation.next(in: 0...80),
                width: variation.next(in: 20...900), height: size.height)
            return Sample.column(Column.allCases[index], frame, presentation)
        }
        return Sample.tree(columns, in: TraitEnvironment(size: size, scale: 2))
    }

    @Test(arguments: 0..<400)
    func `never meet, and keep their labels in the window and wide enough for their text`(seed: Int) {
        let tree = Self.tree(seed: seed)
        let window = Rectangle(size: tree.environment.size)
        let lines = DimensionLine.widths(of: tree)
        for (index, line) in lines.enumerated() {
            #expect(window.contains(line.label))
            #expect(DimensionLine.font.estimatedWidth(of: line.text) + 12 <= line.label.width)
            #expect(lines[(index + 1)...].allSatisfy { $0.bounds.intersection(line.bounds) == nil })
        }
    }

    @Test func `measure the whole column and break where another lies above it`() throws {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        let lines = DimensionLine.widths(of: Sample.sidebar(in: place))
        #expect(lines.map(\.text) == ["320 pt", "820 pt"])
        let whole = try #require(lines.last)
        #expect(whole.span == 0...820)
        #expect(whole.hidden == [10...330])
        #expect(whole.label.minX > 330)
    }

    @Test func `say the full width of a column that the window crops, without an arrow there`() throws {
        let tree = Sample.tree(
            [Sample.column(.secondary, Rectangle(x: 601, y: 0, width: 447.5, height: 1024), .displaced)],
            in: TraitEnvironment(size: Size(width: 768, height: 1024), scale: 2))
        let line = try #require(DimensionLine.widths(of: tree).first)
        #expect(line.text == "447.5 pt")
        #expect(line.span == 601...768)
        #expect(line.showsStart)
        #expect(!line.showsEnd)
    }

    @Test func `leave room for themselves above the content`() throws {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        let lines = DimensionLine.widths(of: Sample.sidebar(in: place))
        let content = Rectangle(x: 330, y: 86, width: 490, height: 1000)
        let top = lines.contentTop(below: content)
        #expect(lines.allSatisfy { $0.bounds.maxY < top })
        #expect([DimensionLine]().contentTop(below: content) == 86)
    }

    @Test func `subtract what hides them`() {
        let span = 0.0...100.0
        #expect(span.subtracting([]) == [span])
        #expect(span.subtracting([10...20, 15...30, 90...120]) == [0...10, 30...90])
        #expect(span.subtracting([-5...100]) == [])
    }
}
