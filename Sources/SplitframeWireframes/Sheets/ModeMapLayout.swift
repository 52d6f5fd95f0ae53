import SplitframeInterface

/// The positions of a graph's pictures, lanes and texts, in points of its canvas.
///
/// On a page, pictures wrap into rows. A way to another row has its own lane between the rows, and passes the rows in
/// between through the margin.
struct ModeMapLayout {
    struct NodePlace {
        var picture: Rectangle
        var label: [(line: String, box: Rectangle)]
        /// Where the ways lead, in words, if there is no room for lines.
        var ways: [(line: String, box: Rectangle)] = []
    }

    struct Way {
        var edge: ModeMap.Edge
        /// The line from the picture that it leaves, around its corners, to the arrow's tip.
        var path: [Point]
        var lines: [String]
        var label: Rectangle
    }

    /// The lanes above and below a row, and the y at which their ways meet its pictures and labels.
    private struct Row {
        var above: ModeMapLanes
        var below: ModeMapLanes
        var top = 0.0
        var bottom = 0.0
        /// The y of the lanes below the row, for ways from row to row.
        var crossings: [ModeMap.Edge: Double] = [:]
    }

    static let labelFont = Font(size: 15, weight: .semibold)
    static let wayFont = Font(size: 12)
    /// The minimum width of a mode's name below its picture.
    private static let leastCell = 130.0
    private static let portGap = 16.0
    /// The minimum width of the title's lines.
    private static let titleRoom = 620.0

    private(set) var size = Size.zero
    private(set) var grid: PictureGrid
    /// The title and what all pictures share.
    private(set) var head: Sketch
    private(set) var nodes: [NodePlace] = []
    private(set) var ways: [Way] = []
    private let graph: ModeMap
    /// The ways that are told in words, because pictures one below the other leave no room for lines.
    private var told: [ModeMap.Edge] = []

    init(_ graph: ModeMap) {
        var graph = graph
        let count = max(1, graph.nodes.count)
        let gap = graph.pageWidth == nil ? 110.0 : 60
        var (columns, cellWidth) = (count, graph.cellWidth)
        // Around a single picture there is still room for the title.
        var room = count > 1 ? 0 : Self.titleRoom
        if let page = graph.pageWidth.map({ $0 - 2 * SheetPage.margin }) {
            let fitting = PictureGrid.fitting(count, in: page, gap: gap, leastCell: Self.leastCell)
            (columns, cellWidth) = (fitting.columns, min(cellWidth, fitting.cellWidth.rounded(.down)))
            room = count > 1 ? 0 : page
        }
        if columns == 1, count > 1 {
            told = graph.edges
            graph.edges = []
        }
        self.graph = graph
        head = Sketch(theme: graph.theme)
        grid = PictureGrid(
            columns: columns, cellWidth: cellWidth, gap: gap, of: graph.nodes.map(\.picture))
        grid.after = max(0, room - grid.width) / 2
        grid.left += grid.after
        size.width = grid.left + grid.width + SheetPage.margin
        let (title, facts) = graph.title.titleAndDetails
        var y = head.sheetHead(title, facts, width: size.width - 2 * SheetPage.margin)
        var rows: [Row] = []
        for index in 0..<count.parts(of: columns) {
            let edges = graph.edges.filter { self.row($0.from) == index && self.row($0.to) == index }
            var row = Row(
                above: ModeMapLanes(edges.filter(\.isForward), cellWidth: cellWidth, gap: gap),
                below: ModeMapLanes(edges.filter { !$0.isForward }, cellWidth: cellWidth, gap: gap))
            let pictures = graph.nodes.indices.filter { self.row($0) == index }.map {
                graph.nodes[$0].picture
            }
            let cards = pictures.map { $0.room(aboveRow: grid.height(of: pictures), scale: grid.scale) }.max()
            let top = y + row.above.height + 24 + (cards ?? 0)
            row.top = top - 6
            let bottom = placeNodes(of: index, top: top)
            row.bottom = bottom + 6
            y = bottom + row.below.height
            let crossing = graph.edges.filter { bands(of: $0).contains(index) }
            if !crossing.isEmpty { y += row.below.edges.isEmpty ? 28 : 6 }
            for edge in crossing {
                let height = ModeMapLanes.labelSize(of: row.below.lines(of: edge)).height
                row.crossings[edge] = y + height / 2
                y += height + 12
            }
            rows.append(row)
        }
        size.height = y + SheetPage.margin
        for row in rows {
            placeWays(row.above, at: row.top, direction: -1)
            placeWays(row.below, at: row.bottom, direction: 1)
        }
        placeCrossings(of: rows)
    }

    private func row(_ node: Int) -> Int { node / grid.columns }

    /// The x at which the cell of a picture begins.
    private func left(_ node: Int) -> Double { grid.x(of: node % grid.columns) }

    /// The rows below which a way from row to row has a lane: one near its start, one near its end.
    private func bands(of edge: ModeMap.Edge) -> [Int] {
        let (from, to) = (row(edge.from), row(edge.to))
        return from == to ? [] : from < to ? [from, to - 1] : [from - 1, to]
    }

    /// Places a row's pictures and labels below a y; returns the y of their end.
    private mutating func placeNodes(of row: Int, top: Double) -> Double {
        let indices = graph.nodes.indices.filter { self.row($0) == row }
        let height = grid.height(of: indices.map { graph.nodes[$0].picture })
        var bottom = top + height
        for index in indices {
            let node = graph.nodes[index]
            let x = left(index)
            let cellWidth = grid.cellWidth
            let cell = Rectangle(x: x, y: top, width: cellWidth, height: height)
            let lines = node.label.wordsInLines(in: cellWidth, font: Self.labelFont)
            let label = lines.enumerated().map { number, line in
                (
                    line,
                    Rectangle(
                        x: x, y: top + height + 8 + Double(number) * 22, width: cellWidth, height: 22)
                )
            }
            bottom = max(bottom, label.last?.1.maxY ?? bottom)
            var place = NodePlace(picture: grid.frame(of: node.picture, in: cell), label: label)
            for edge in told where edge.from == index {
                let words = "\(edge.label) → \(graph.nodes[edge.to].label)"
                for line in words.wrapped(at: " ", in: cellWidth, font: Self.wayFont) {
                    place.ways.append((line, Rectangle(x: x, y: bottom, width: cellWidth, height: 18)))
                    bottom += 18
                }
            }
            nodes.append(place)
        }
        return bottom
    }

    /// Places the ways within a row in lanes, upwards from the pictures or downwards from the labels.
    private mutating func placeWays(_ lanes: ModeMapLanes, at y: Double, direction: Double) {
        for (lane, edges) in lanes.lanes.enumerated() {
            let laneY = y + direction * lanes.distance(of: lane)
            for edge in edges {
                let (start, end) = (port(of: edge, at: edge.from), port(of: edge, at: edge.to))
                place(
                    edge, lanes.lines(of: edge), between: start, and: end, laneY,
                    path: [
                        Point(x: start, y: y), Point(x: start, y: laneY), Point(x: end, y: laneY),
                        Point(x: end, y: y),
                    ])
            }
        }
    }

    /// Places the ways from row to row in the lanes between the rows.
    private mutating func placeCrossings(of rows: [Row]) {
        let far = graph.edges.filter { Set(bands(of: $0)).count == 2 }
        for edge in graph.edges where row(edge.from) != row(edge.to) {
            let lanes = bands(of: edge).compactMap { rows[$0].crossings[edge] }
            guard let leaving = lanes.first, let arriving = lanes.last else { continue }
            let isDown = edge.isForward
            let (start, end) = (port(of: edge, at: edge.from), port(of: edge, at: edge.to))
            let passing = far.firstIndex(of: edge).map {
                SheetPage.margin * Double($0 + 1) / Double(far.count + 1)
            }
            let from = Point(x: start, y: isDown ? rows[row(edge.from)].bottom : rows[row(edge.from)].top)
            let to = Point(x: end, y: isDown ? rows[row(edge.to)].top : rows[row(edge.to)].bottom)
            let corners = passing.map { [Point(x: $0, y: leaving), Point(x: $0, y: arriving)] } ?? []
            place(
                edge, rows[row(edge.from)].below.lines(of: edge), between: start, and: passing ?? end,
                leaving,
                path: [from, Point(x: start, y: leaving)] + corners + [Point(x: end, y: arriving), to])
        }
    }

    private mutating func place(
        _ edge: ModeMap.Edge, _ lines: [String], between start: Double, and end: Double, _ laneY: Double,
        path: [Point]
    ) {
        let labelSize = ModeMapLanes.labelSize(of: lines)
        let x = (start + end) / 2 - labelSize.width / 2
        ways.append(
            Way(
                edge: edge, path: path, lines: lines,
                label: Rectangle(
                    x: max(0, min(x, size.width - labelSize.width)).rounded(),
                    y: (laneY - labelSize.height / 2).rounded(), width: labelSize.width,
                    height: labelSize.height)))
    }

    /// The x at which an edge meets a node: ways from and to the left are on the left, others on the right, and longer
    /// ways are nearer to the middle, so that lanes are nested.
    private func port(of edge: ModeMap.Edge, at node: Int) -> Double {
        func other(_ edge: ModeMap.Edge) -> Int { edge.from == node ? edge.to : edge.from }
        func isAbove(_ edge: ModeMap.Edge) -> Bool {
            row(other(edge)) == row(node) ? edge.isForward : other(edge) < node
        }
        func leadsRight(_ edge: ModeMap.Edge) -> Bool {
            Set(bands(of: edge)).count < 2 && left(other(edge)) > left(node)
        }
        func reach(_ edge: ModeMap.Edge) -> (Int, Int) {
            (row(edge.from) == row(edge.to) ? edge.length : edge.length + graph.nodes.count, edge.from)
        }
        let touching = graph.edges.filter {
            ($0.from == node || $0.to == node) && isAbove($0) == isAbove(edge)
        }
        let all =
            touching.filter { !leadsRight($0) }.sorted { reach($0) < reach($1) }
            + touching.filter(leadsRight).sorted { reach($0) > reach($1) }
        let index = Double(all.firstIndex(of: edge) ?? 0)
        let spread = min(Self.portGap * 2, grid.cellWidth * 0.8 / Double(max(1, all.count)))
        let middle = left(node) + grid.cellWidth / 2
        return (middle + (index - Double(all.count - 1) / 2) * spread).rounded() + 0.5
    }
}
