import SplitframeInterface

/// A marked element, and a straight path from it to a side of the device that crosses no text if possible.
struct MarkedElement {
    var number: Int
    var text: String
    var edge: Path
    /// The visible part of the element.
    var target: Rectangle
    /// The side of the device at which the path ends.
    var side: LabelPlacement.Side
    /// The position along that side.
    var along: Double

    /// The distance of paths from texts and from each other.
    private static let distance = 3.0
    private static let spacing = 10.0
    /// The possible starts of a path along an element, the best first.
    private static let starts = [0.5, 0.25, 0.75, 0.375, 0.625, 0.125, 0.875, 0.06, 0.94]

    /// The marks of a look whose elements are visible, each with its own path.
    static func all(in wireframe: Wireframe, at scale: Double) -> [MarkedElement] {
        let texts = wireframe.visibleTexts(at: scale).map { $0.scaled(by: scale).inset(by: -distance) }
        let screen = wireframe.shown.scaled(by: scale)
        let others = wireframe.look.marks.compactMap { wireframe.visibleFrame(named: $0.element) }
        return wireframe.look.marks.enumerated().reduce(into: []) { known, mark in
            guard let visible = wireframe.visibleFrame(named: mark.element.element),
                let element = wireframe.tree.element(named: mark.element.element)?.element
            else { return }
            let edge = wireframe.markedEdge(of: element, visible: visible, among: others)
            let target = visible.scaled(by: scale)
            let ways = LabelPlacement.Side.allCases.flatMap { side in
                starts.map { start in
                    let range = target.range(along: side)
                    let along = range.lowerBound + range.length * start
                    let way = target.way(to: side, of: screen, along: along)
                    let crossed = texts.filter { $0.intersection(way) != nil }.count
                    let near = known.filter { $0.side == side && abs($0.along - along) < spacing }.count
                    return (side: side, along: along, faults: crossed + near, length: way.length(along: side))
                }
            }
            // Of equally long paths the first one is used, which starts at the middle of the element.
            let best = ways.enumerated().min { left, right in
                (left.element.faults, left.element.length, left.offset)
                    < (right.element.faults, right.element.length, right.offset)
            }?.element
            guard let best else { return }
            known.append(
                MarkedElement(
                    number: mark.offset + 1, text: mark.element.text,
                    edge: edge.scaled(by: scale), target: target, side: best.side, along: best.along))
        }
    }

    /// The frames of the texts or numbers at the ends of the paths: without overlaps, in the order of the paths, and
    /// each as near to its path as possible; with a flag whether all of a side fit along it.
    static func places(
        of sizes: [Size], for ways: [MarkedElement], around body: Rectangle
    ) -> [(way: MarkedElement, frame: Rectangle, fits: Bool)] {
        var places = zip(ways, sizes).map { (way: $0, frame: Rectangle(size: $1), fits: true) }
        for side in LabelPlacement.Side.allCases {
            let indices = ways.indices.filter { ways[$0].side == side }
                .sorted { (ways[$0].along, $0) < (ways[$1].along, $1) }
            func length(_ index: Int) -> Double { side.isAcross ? sizes[index].width : sizes[index].height }
            let range = body.range(along: side)
            let total = indices.reduce(-LabelPlacement.spacing) { $0 + length($1) + LabelPlacement.spacing }
            let starts = range.spread(
                indices.map { (middle: ways[$0].along, length: length($0)) }, spacing: LabelPlacement.spacing)
            for (index, start) in zip(indices, starts) {
                places[index].frame = body.place(
                    start...start + length(index),
                    thickness: side.isAcross ? sizes[index].height : sizes[index].width, at: side)
                places[index].fits = total <= range.length
            }
        }
        return places
    }

    /// The line from a text or number to the edge of the device, and straight on to the element.
    func leader(from frame: Rectangle, around body: Rectangle) -> [Point] {
        let range = frame.range(along: side)
        let start = min(max(along, range.lowerBound + 4), range.upperBound - 4)
        func point(_ along: Double, _ across: Double) -> Point {
            side.isAcross ? Point(x: along, y: across) : Point(x: across, y: along)
        }
        let bend = start == along ? [] : [point(along, body.edge(at: side))]
        return [point(start, frame.edge(at: side.opposite))] + bend + [point(along, target.edge(at: side))]
    }
}

extension Rectangle {
    /// The narrow strip from the rectangle straight to a side of the screen around it.
    fileprivate func way(to side: LabelPlacement.Side, of screen: Rectangle, along: Double) -> Rectangle {
        switch side {
        case .top:
            Rectangle(x: along - 0.5, y: screen.minY, width: 1, height: max(0, minY - screen.minY))
        case .bottom: Rectangle(x: along - 0.5, y: maxY, width: 1, height: max(0, screen.maxY - maxY))
        case .left:
            Rectangle(x: screen.minX, y: along - 0.5, width: max(0, minX - screen.minX), height: 1)
        case .right: Rectangle(x: maxX, y: along - 0.5, width: max(0, screen.maxX - maxX), height: 1)
        }
    }

    fileprivate func length(along side: LabelPlacement.Side) -> Double { side.isAcross ? height : width }
}

extension Rectangle {
    func strip(top: Double) -> Rectangle { Rectangle(x: x, y: y, width: width, height: top) }
    func strip(bottom: Double) -> Rectangle {
        Rectangle(x: x, y: maxY - bottom, width: width, height: bottom)
    }
    func strip(left: Double) -> Rectangle { Rectangle(x: x, y: y, width: left, height: height) }
    func strip(right: Double) -> Rectangle {
        Rectangle(x: maxX - right, y: y, width: right, height: height)
    }

    /// The rectangle with some of its edges moved inwards.
    func inset(
        top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0
    ) -> Rectangle {
        inset(by: EdgeInsets(top: top, left: left, bottom: bottom, right: right))
    }

    /// The horizontal or the vertical range that the rectangle covers.
    func range(across: Bool) -> ClosedRange<Double> { across ? minX...maxX : minY...maxY }

    /// The widest part over the full height that no other rectangle crosses, of equally wide ones the last; nil if there
    /// is none.
    func widestPart(beside others: [Rectangle]) -> Rectangle? {
        let ranges = others.compactMap { intersection($0) }.map { $0.minX...$0.maxX }
        guard width > 0,
            let widest = (minX...maxX).subtracting(ranges)
                .max(by: { ($0.length, $0.lowerBound) < ($1.length, $1.lowerBound) })
        else { return nil }
        return Rectangle(x: widest.lowerBound, y: y, width: widest.length, height: height)
    }

    /// The widest part over the full height that is visible below others; covers of less than half of the height are
    /// ignored.
    func clearPart(below covers: [Rectangle]) -> Rectangle? {
        widestPart(beside: covers.filter { ($0.intersection(self)?.height ?? 0) >= height / 2 })
    }
}
