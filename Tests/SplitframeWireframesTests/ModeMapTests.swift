import SplitframeGeometry
import SplitframeScene
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

    @Test func `leads each arrow to its own picture, and no two to one point`() {
        let layout = ModeMapLayout(
            graph(nodes: 4, edges: [(0, 1), (1, 2), (0, 2), (2, 3), (3, 0), (2, 1)]))
        for way in layout.ways {
            let target = layout.nodes[way.edge.to].picture
            #expect((target.minX...target.maxX).contains(way.end.x))
            let source = layout.nodes[way.edge.from].picture
            #expect((source.minX...source.maxX).contains(way.start.x))
        }
        let touches = layout.ways.flatMap { [$0.start, $0.end] }
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
