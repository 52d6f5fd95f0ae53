import SplitframeInterface
import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframeWireframes

struct `A graph of modes` {
    private func graph(nodes: Int, edges: [(Int, Int)]) -> ModeMap {
        ModeMap(
            title: "Modes",
            nodes: (0..<nodes).map {
                ModeMap.Node(scene: Scene(size: Size(width: 400, height: 300)), label: "mode \($0)")
            },
            edges: edges.map {
                ModeMap.Edge(from: $0.0, to: $0.1, label: "display-mode button, swipe in, tap beside")
            })
    }

    @Test(arguments: 1...6)
    func `with every way between its modes keeps words apart and on the canvas`(count: Int) {
        let everything = (0..<count).flatMap { from in (0..<count).map { (from, $0) } }
        let graph = graph(nodes: count, edges: everything)
        let layout = ModeMapLayout(graph)
        let canvas = Rectangle(size: layout.size)
        let words = layout.ways.map(\.label) + layout.nodes.flatMap { $0.label.map(\.box) }
        let pictures = layout.nodes.map(\.picture)
        #expect(layout.ways.count == count * (count - 1))
        for (index, box) in words.enumerated() {
            #expect(canvas.contains(box))
            #expect((words[(index + 1)...] + pictures).allSatisfy { $0.intersection(box) == nil })
        }
    }

    @Test func `made for a page wraps into rows, keeps words apart and leads arrows to their pictures`() {
        var numbers = SteppedNumbers(seed: 27)
        for _ in 0..<300 {
            let count = numbers.length(1...8)
            let everything = (0..<count).flatMap { from in (0..<count).map { (from, $0) } }
            var graph = graph(nodes: count, edges: everything.filter { _ in numbers.chance(1, of: 3) })
            let page = Double(numbers.length(320...1100))
            graph.pageWidth = page
            let layout = ModeMapLayout(graph)
            let name: Comment = "\(count) at \(page): \(graph.edges)"
            #expect(layout.size.width <= page, name)
            let told = layout.nodes.flatMap(\.ways)
            let isNarrow = count > 1 && Set(layout.nodes.map(\.picture.midX)).count == 1
            if isNarrow {
                #expect(
                    layout.ways.isEmpty && told.count(where: { $0.line.contains("→") }) == graph.edges.count,
                    name)
            } else {
                #expect(layout.ways.count == graph.edges.count && told.isEmpty, name)
            }
            let canvas = Rectangle(size: layout.size)
            let words =
                layout.ways.map(\.label) + layout.nodes.flatMap { ($0.label + $0.ways).map(\.box) }
            let pictures = layout.nodes.map(\.picture)
            for (index, box) in words.enumerated() {
                #expect(canvas.contains(box), name)
                #expect((words[(index + 1)...] + pictures).allSatisfy { $0.intersection(box) == nil }, name)
            }
            for way in layout.ways {
                #expect(way.path.allSatisfy { canvas.contains(Rectangle(origin: $0, size: .zero)) }, name)
                // Lines are level or upright, and none runs across a picture.
                for (from, to) in zip(way.path, way.path.dropFirst()) {
                    #expect(from.x == to.x || from.y == to.y, name)
                    let line = Rectangle(
                        x: min(from.x, to.x), y: min(from.y, to.y), width: max(1, abs(from.x - to.x)),
                        height: max(1, abs(from.y - to.y)))
                    #expect(pictures.allSatisfy { $0.intersection(line) == nil }, name)
                }
                for (point, node) in [(way.path.first, way.edge.from), (way.path.last, way.edge.to)] {
                    let place = layout.nodes[node]
                    let bottom = place.label.last?.box.maxY ?? place.picture.maxY
                    #expect(
                        point.map { (place.picture.minX...place.picture.maxX).contains($0.x) } == true, name)
                    #expect(
                        point.map { abs($0.y + 6 - place.picture.minY) <= 1 || $0.y >= bottom } == true, name)
                }
            }
            let touches = layout.ways.flatMap { [$0.path.first, $0.path.last] }
            #expect(Set(touches).count == touches.count, name)
        }
    }

    @Test func `leads each arrow to its own picture, and no two to one point`() {
        let layout = ModeMapLayout(
            graph(nodes: 4, edges: [(0, 1), (1, 2), (0, 2), (2, 3), (3, 0), (2, 1)]))
        for way in layout.ways {
            let target = layout.nodes[way.edge.to].picture
            #expect(way.path.last.map { (target.minX...target.maxX).contains($0.x) } == true)
            let source = layout.nodes[way.edge.from].picture
            #expect(way.path.first.map { (source.minX...source.maxX).contains($0.x) } == true)
        }
        let touches = layout.ways.flatMap { [$0.path.first, $0.path.last] }
        #expect(Set(touches).count == touches.count)
    }

    @Test func `leaves out what leads nowhere and says the rest in words`() {
        let graph = graph(nodes: 2, edges: [(0, 0), (0, 5), (0, 1)])
        #expect(graph.edges.count == 1)
        #expect(
            graph.scene.alternativeText
                == "Modes: 2 display modes; from mode 0 to mode 1: display-mode button, swipe in, tap beside."
        )
    }
}
