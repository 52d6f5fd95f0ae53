import SplitframeGeometry
import SplitframeScene
import SplitframeText

/// The layout of a graph's pictures, lanes and labels, in points of its canvas.
struct ModeMapLayout {
    struct NodePlace {
        var picture: Rectangle
        var label: [(line: String, box: Rectangle)]
    }

    struct Way {
        var edge: ModeMap.Edge
        var start: Point
        var end: Point
        var laneY: Double
        var lines: [String]
        var label: Rectangle
    }

    static let margin = 36.0
    static let titleTop = 32.0
    static let titleHeight = 34.0
    static let titleFont = Font(size: 24, weight: .bold)
    static let labelFont = Font(size: 15, weight: .semibold)
    static let wayFont = Font(size: 12)
    /// The minimum width of a mode's name below its picture.
    private static let leastCell = 130.0
    private static let portGap = 16.0

    private(set) var size = Size.zero
    private(set) var scale = 1.0
    private(set) var nodes: [NodePlace] = []
    private(set) var ways: [Way] = []
    /// The width of each picture, and the gap between two.
    private let cellWidth: Double
    private let gap: Double

    init(_ graph: ModeMap) {
        let widest = graph.nodes.map(\.scene.size.width).max() ?? graph.cellWidth
        let count = Double(max(1, graph.nodes.count))
        if let page = graph.pageWidth {
            gap = count > 3 ? 28 : 60
            let room = ((page - 2 * Self.margin - (count - 1) * gap) / count).rounded(.down)
            cellWidth = min(graph.cellWidth, max(Self.leastCell, room))
        } else {
            gap = 110
            cellWidth = graph.cellWidth
        }
        scale = cellWidth / max(1, widest)
        size.width = 2 * Self.margin + count * cellWidth + (count - 1) * gap
        let titleLines = graph.title.brokenIntoLines(
            in: size.width - 2 * Self.margin, font: Self.titleFont
        ).count

        let above = Lanes(graph.edges.filter(\.isForward), cellWidth: cellWidth, gap: gap)
        let below = Lanes(graph.edges.filter { !$0.isForward }, cellWidth: cellWidth, gap: gap)
        let top = Self.margin + Double(titleLines) * Self.titleHeight + above.height + 24
        let height = ((graph.nodes.map(\.scene.size.height).max() ?? 0) * scale).rounded(.up)
        var bottom = top + height
        for (index, node) in graph.nodes.enumerated() {
            let x = Self.margin + Double(index) * (cellWidth + gap)
            let pictureSize = Size(
                width: node.scene.size.width * scale, height: node.scene.size.height * scale)
            let picture = Rectangle(
                origin: Point(
                    x: (x + (cellWidth - pictureSize.width) / 2).rounded(),
                    y: (top + height - pictureSize.height).rounded()), size: pictureSize)
            let lines = node.label.wordsInLines(in: cellWidth, font: Self.labelFont)
            let label = lines.enumerated().map { number, line in
                (
                    line,
                    Rectangle(
                        x: x, y: top + height + 8 + Double(number) * 22, width: cellWidth, height: 22)
                )
            }
            bottom = max(bottom, label.last?.1.maxY ?? bottom)
            nodes.append(NodePlace(picture: picture, label: label))
        }
        place(above, at: top - 6, direction: -1, in: graph)
        place(below, at: bottom + 6, direction: 1, in: graph)
        size.height = bottom + below.height + Self.margin
    }

    /// Places edges in their lanes, upwards from the top of the pictures or downwards from the labels below them.
    private mutating func place(_ lanes: Lanes, at y: Double, direction: Double, in graph: ModeMap) {
        for (lane, edges) in lanes.lanes.enumerated() {
            let laneY = y + direction * lanes.distance(of: lane)
            for edge in edges {
                let start = port(of: edge, at: edge.from, among: lanes.edges, y: y, graph)
                let end = port(of: edge, at: edge.to, among: lanes.edges, y: y, graph)
                let lines = lanes.lines(of: edge)
                let size = Lanes.labelSize(of: lines)
                ways.append(
                    Way(
                        edge: edge, start: start, end: end, laneY: laneY, lines: lines,
                        label: Rectangle(
                            x: ((start.x + end.x) / 2 - size.width / 2).rounded(),
                            y: (laneY - size.height / 2).rounded(), width: size.width, height: size.height)))
            }
        }
    }

    /// The point at which an edge touches a node: edges from and to the left on the left side, others on the right,
    /// with longer edges nearer to the middle, so that lanes are nested.
    private func port(
        of edge: ModeMap.Edge, at node: Int, among edges: [ModeMap.Edge], y: Double, _ graph: ModeMap
    ) -> Point {
        func leadsRight(_ edge: ModeMap.Edge) -> Bool { max(edge.from, edge.to) > node }
        let touching = edges.filter { $0.from == node || $0.to == node }
        let left = touching.filter { !leadsRight($0) }.sorted { $0.length < $1.length }
        let right = touching.filter(leadsRight).sorted { $0.length > $1.length }
        let all = left + right
        let index = Double(all.firstIndex(of: edge) ?? 0)
        let middle = Self.margin + Double(node) * (cellWidth + gap) + cellWidth / 2
        let spread = min(Self.portGap * 2, cellWidth * 0.8 / Double(max(1, all.count)))
        return Point(x: (middle + (index - Double(all.count - 1) / 2) * spread).rounded() + 0.5, y: y)
    }
}

/// The edges on one side of the pictures, in lanes in which they do not meet, with short edges nearest.
private struct Lanes {
    let edges: [ModeMap.Edge]
    private(set) var lanes: [[ModeMap.Edge]] = []
    private let room: Double

    init(_ edges: [ModeMap.Edge], cellWidth: Double, gap: Double) {
        self.edges = edges
        // The minimum length of a lane, which is that between two neighbours.
        room = gap + cellWidth * 0.45
        for edge in edges.sorted(by: { ($0.length, $0.from) < ($1.length, $1.from) }) {
            let range = min(edge.from, edge.to)...max(edge.from, edge.to)
            let free = lanes.firstIndex { lane in
                lane.allSatisfy { other in
                    let taken = min(other.from, other.to)...max(other.from, other.to)
                    return taken.upperBound <= range.lowerBound || range.upperBound <= taken.lowerBound
                }
            }
            // A longer edge never runs in a nearer lane than a shorter one that it spans.
            let least =
                (lanes.lastIndex { lane in
                    lane.contains {
                        min($0.from, $0.to) >= range.lowerBound && max($0.from, $0.to) <= range.upperBound
                    }
                } ?? -1) + 1
            if let free, free >= least {
                lanes[free].append(edge)
            } else {
                lanes.append([edge])
            }
        }
    }

    /// The label of an edge in lines that leave part of its lane visible.
    func lines(of edge: ModeMap.Edge) -> [String] {
        edge.label.brokenIntoLines(in: room, font: ModeMapLayout.wayFont)
    }

    static func labelSize(of lines: [String]) -> Size {
        let width = lines.map(ModeMapLayout.wayFont.estimatedWidth).max() ?? 0
        return Size(width: (width + 20).rounded(.up), height: Double(lines.count) * 17 + 6)
    }

    /// The distance of a lane's middle from the ends of the arrows.
    func distance(of lane: Int) -> Double {
        (0...lane).reduce(22.0) { $0 + height(of: $1) * ($1 == lane ? 0.5 : 1) + 12 }
    }

    /// The height of all lanes.
    var height: Double {
        lanes.isEmpty ? 0 : distance(of: lanes.count - 1) + height(of: lanes.count - 1) / 2 + 12
    }

    private func height(of lane: Int) -> Double {
        lanes[lane].map { Self.labelSize(of: lines(of: $0)).height }.max() ?? 0
    }
}
