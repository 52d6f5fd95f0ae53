import SplitframeInterface
import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframeWireframes

struct `The insets below a picture` {
    private let window = Rectangle(x: 20, y: 30, width: 800, height: 600)

    private func lines(_ changes: [ElementChange], isBelowWords: Bool = false) -> [[Point]] {
        let cell = Rectangle(x: 0, y: 0, width: 900, height: 700)
        var sketch = Sketch(theme: .light)
        let insets = changes.compactMap { ChangeInset($0, in: window, isBelowWords: isBelowWords) }
        ChangeInsetRow(insets, in: cell.width).draw(
            of: Scene(size: cell.size), at: .identity, in: cell, on: &sketch)
        return sketch.elements.compactMap { element -> [Point]? in
            guard case .group(let group) = element, case .shape(let shape) = group.elements.first,
                case .lines(let points, closed: false) = shape.path, points.count == 3
            else { return nil }
            return points
        }
    }

    private func change(_ name: String, _ before: ClosedRange<Double>, _ after: ClosedRange<Double>)
        -> ElementChange
    {
        func frame(_ range: ClosedRange<Double>) -> Rectangle {
            Rectangle(
                x: range.lowerBound, y: 0, width: range.upperBound - range.lowerBound, height: 600)
        }
        return ElementChange(path: "split/\(name)", before: frame(before), after: frame(after))
    }

    @Test func `hang on lines none of which crosses another`() {
        var numbers = SteppedNumbers(seed: 13)
        for _ in 0..<200 {
            let changes = ["primary", "supplementary", "secondary"].map { name in
                let starts = (0..<2).map { _ in Double(numbers.length(0...400)) }
                let ends = (0..<2).map { _ in Double(numbers.length(420...800)) }
                return change(name, starts[0]...ends[0], starts[1]...ends[1])
            }
            let lines = lines(changes)
            for (first, second) in zip(lines, lines.dropFirst()) {
                #expect(first[0].x <= second[0].x && first[1].x < second[1].x, "\(changes)")
            }
        }
    }

    /// The primary and, beyond its margin, the secondary in sight.
    @Test func `enlarge once an edge that two columns share`() {
        let changes = [
            change("primary", 10...330, 10...290), change("secondary", 330...800, 290...800),
            change("inspector", 700...800, 600...800),
        ]
        let insets = changes.compactMap { ChangeInset($0, in: window, isBelowWords: false) }.sharingEdges
        #expect(insets.map { $0.edge != nil } == [true, false, true])
        #expect(insets.map(\.name) == ["primary", "secondary", "inspector"])
    }

    @Test func `hang on none that would run across what stands below`() {
        let bar = ElementChange(
            path: "split/secondary/bar", before: Rectangle(x: 0, y: 20, width: 800, height: 54),
            after: Rectangle(x: 0, y: 20, width: 800, height: 44))
        #expect(lines([bar]).isEmpty)
        #expect(lines([change("primary", 0...280, 0...320)]).count == 1)
        #expect(lines([change("primary", 0...280, 0...320)], isBelowWords: true).isEmpty)
    }

    @Test func `enlarge an edge only where it moved by as much as the number says`() throws {
        var numbers = SteppedNumbers(seed: 14)
        var enlarged = 0
        for _ in 0..<200 {
            let starts = (0..<2).map { _ in numbers.chance(1, of: 2) ? 0 : Double(numbers.length(0...400)) }
            let ends = (0..<2).map { _ in Double(numbers.length(420...800)) }
            let change = change("primary", starts[0]...ends[0], starts[1]...ends[1])
            guard let inset = ChangeInset(change, in: window, isBelowWords: false), let edge = inset.edge
            else { continue }
            enlarged += 1
            let number = try #require(inset.number.firstMatch(of: /[+−]([0-9.]+)$/)?.1)
            #expect(edge.distance.figureText == number, "\(inset.number)")
        }
        #expect(enlarged > 50)
    }

    @Test func `say that a column went to the other side`() {
        let inset = ChangeInset(
            change("primary", 10...310, 506...834), in: window, isBelowWords: false)
        #expect(inset?.number == "moves right, 300 → 328, +28" && inset?.edge == nil)
    }
}
