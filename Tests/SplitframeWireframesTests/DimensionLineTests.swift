import SplitframeDevices
import SplitframeInterface
import SplitframeWireframes
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
            let presentation = presentations[Int(variation.next(in: 0...4.99))]
            let frame = Rectangle(
                x: variation.next(in: -100...size.width), y: variation.next(in: 0...80),
                width: variation.next(in: 20...900), height: size.height)
            let insets = EdgeInsets(
                top: variation.next(in: 0...60), left: variation.next(in: 0...20), bottom: 25, right: 0)
            return Sample.column(Column.allCases[index], frame, presentation, safeArea: insets)
        }
        return Sample.tree(columns, in: TraitEnvironment(size: size, scale: 2))
    }

    private func lines(_ tree: InterfaceTree, on device: Device, _ orientation: Orientation = .portrait)
        throws
        -> [DimensionLine]
    {
        let place = try Place(device: device, orientation: orientation, generation: tree.generation)
        let wireframe = Wireframe(tree: tree, place: place, look: Look(annotations: [.widths]))
        return AnnotationLayout(wireframe).dimensions
    }

    @Test func `measure the whole column, the shortest nearest, and are pale where another lies above it`()
        throws
    {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        let lines = try lines(Sample.sidebar(in: place), on: .iPad10th)
        #expect(lines.map(\.text) == ["primary 320 pt", "secondary 490 of 820 pt"])
        let whole = try #require(lines.last)
        #expect(whole.span == 0...820)
        #expect(whole.hidden == [10...330])
        #expect(whole.label.minX > 330)
        #expect(lines[0].position > whole.position)
        #expect(whole.position < 0)
    }

    /// 768 - 601 points are in the window.
    @Test func `say how much they measure of a column that the window crops`() throws {
        let tree = Sample.tree(
            [Sample.column(.secondary, Rectangle(x: 601, y: 0, width: 447.5, height: 1024), .displaced)],
            in: TraitEnvironment(size: Size(width: 768, height: 1024), scale: 2), generation: .iOS14)
        let line = try #require(try lines(tree, on: .iPad9Point7Inch).first)
        #expect(line.text == "secondary 167 of 447.5 pt")
        #expect(line.span == 601...768)
    }

    @Test func `that are too short for their labels stand beneath them, which stay above the device`() throws
    {
        let columns = [
            Sample.column(.primary, Rectangle(x: 0, y: 0, width: 60, height: 820)),
            Sample.column(.secondary, Rectangle(x: 60, y: 0, width: 1120, height: 820)),
        ]
        let place = try Place(device: .iPad10th, orientation: .landscape)
        let lines = try lines(Sample.tree(columns, in: place.environment), on: .iPad10th, .landscape)
        let short = try #require(lines.first { $0.text == "primary 60 pt" })
        #expect(short.label.maxY <= short.position)
        #expect(short.label.minX < short.span.upperBound && short.label.maxX > short.span.lowerBound)
    }

    @Test func `of columns beside each other stand in one row`() throws {
        let columns = [
            Sample.column(.primary, Rectangle(x: 0, y: 0, width: 320, height: 820)),
            Sample.column(.secondary, Rectangle(x: 320.5, y: 0, width: 859.5, height: 820)),
        ]
        let place = try Place(device: .iPad10th, orientation: .landscape)
        let lines = try lines(Sample.tree(columns, in: place.environment), on: .iPad10th, .landscape)
        #expect(lines.count == 2 && lines[0].position == lines[1].position)
    }

    @Test(arguments: LineStyle.allCases)
    func `tell by their style how sure the number is`(style: LineStyle) throws {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        let evidence = Commentary.Evidence(width: style.name, frame: "", safeArea: "")
        let wireframe = Wireframe(
            tree: Sample.single(in: place), place: place, look: Look(annotations: [.widths]),
            commentary: Commentary(evidence: ["secondary": evidence]))
        let dashes = wireframe.scene.painted.compactMap(\.shape?.stroke?.dash)
        // The line itself, and its sample in the legend.
        #expect(dashes.filter { $0 == style.dash }.count >= 2)
        #expect(wireframe.scene.texts.contains { $0.text?.text == style.name })
        #expect(Set(LineStyle.allCases.map(\.dash)).count == LineStyle.allCases.count)
    }

    @Test func `subtract what hides them`() {
        let span = 0.0...100.0
        #expect(span.subtracting([]) == [span])
        #expect(span.subtracting([10...20, 15...30, 90...120]) == [0...10, 30...90])
        #expect(span.subtracting([-5...100]) == [])
    }
}
