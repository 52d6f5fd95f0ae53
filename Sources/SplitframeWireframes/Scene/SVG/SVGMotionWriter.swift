import SplitframeInterface

/// Writes the elements of a move at their final positions, each with the transform that animates it.
struct SVGMotionWriter {
    /// The writer of everything that does not move.
    var writer: SVGWriter
    /// The grid of the positions before the move.
    private var origin: OutputGrid
    /// The number of the move.
    private var number = 0
    /// The classes of all elements that are animated.
    private(set) var classes: Set<String> = []

    /// The properties that each kind of motion animates, by the classes of the style sheet, and its part of a move.
    static let properties: [(kind: String, ends: (from: String, to: String), part: ClosedRange<Double>)] = [
        ("t", ("transform:translate(var(--x),var(--y))", "transform:none"), 0...1),
        ("m", ("transform:var(--m)", "transform:none"), 0...1),
        ("n", ("transform:none", "transform:var(--m)"), 0...1),
        ("i", ("opacity:0", "opacity:1"), 0...1),
        ("o", ("opacity:1", "opacity:0"), 0...1),
        // Two texts at the same position would be unreadable.
        ("j", ("opacity:0", "opacity:1"), 0.5...1),
        ("p", ("opacity:1", "opacity:0"), 0...0.5),
    ]

    init(scale: Double) {
        writer = SVGWriter(scale: scale, palette: nil)
        origin = writer.grid
    }

    private mutating func line(_ line: SVGText) { writer.line(line) }

    /// The class of an element of this move, as an attribute.
    private mutating func animated(_ kind: String) -> String {
        classes.insert("\(kind)\(number)")
        return " class=\"\(SVGWriter.name)\(kind)\(number)\""
    }

    /// Writes one move; its number is a part of its classes.
    mutating func write(_ morph: SceneMorph, number: Int) {
        self.number = number
        write(morph.elements)
    }

    private mutating func write(_ elements: [SceneMorph.Element]) {
        for element in elements {
            switch element {
            case .shape(let from, let to): write(from, to)
            case .text(let from, let to):
                let end = writer.box(of: to)
                let start = fromOrigin { $0.box(of: from) }
                move(by: Point(x: start.midX - end.midX, y: start.midY - end.midY)) { $0.write(to) }
            case .group(let from, let to, let elements): write(from, to, elements)
            case .appearing(let element):
                line("<g\(animated(element.isText ? "j" : "i"))>")
                writer.write([element.withoutNames])
                line("</g>")
            case .disappearing(let element):
                line("<g\(animated(element.isText ? "p" : "o")) opacity=\"0\">")
                let end = writer.grid
                writer.grid = origin
                writer.write([element.withoutNames])
                writer.grid = end
                line("</g>")
            }
        }
    }

    /// A group that only moves, turns or tilts as a whole is animated as one element; others are animated part by part.
    private mutating func write(_ from: SceneGroup, _ to: SceneGroup, _ elements: [SceneMorph.Element]) {
        let outside = (writer.grid, origin)
        if from.transform != to.transform, from.elements == to.elements, from.clip == to.clip {
            let (start, end) = (origin.inside(from.transform), writer.grid.inside(to.transform))
            // Browsers enlarge the pixels of what they drew: it is drawn at the end where it is larger.
            let (shrinks, unit) = (start.area > end.area * 1.01, writer.pointsPerPixel)
            let motion =
                shrinks
                ? start.way(from: end, pointsPerPixel: unit) : end.way(from: start, pointsPerPixel: unit)
            line("<g\(animated(shrinks ? "n" : "m")) style=\"\(motion)\">")
            if shrinks { writer.grid = origin }
            writer.write([SceneElement.group(shrinks ? from : to).withoutNames])
            writer.grid = outside.0
            return line("</g>")
        }
        origin = origin.inside(from.transform)
        writer.grid = writer.grid.inside(to.transform)
        let clip = to.clip.map(writer.clip)
        var pieces: [SVGPiece] = []
        if let start = from.clip, let clip {
            let start = fromOrigin { $0.clip(start) }
            if start.svg != clip.svg {
                pieces = svg(
                    OutlinePiece.filling(from: start, to: clip)
                        ?? [OutlinePiece(path: clip, stretch: Stretch(from: start.box, to: clip.box))])
            }
        }
        // Several pictures in one file must not share ids.
        var group = to
        group.id = nil
        writer.open(group, clip: clip, pieces: pieces)
        write(elements)
        line("</g>")
        (writer.grid, origin) = outside
    }

    private mutating func write(_ from: Shape, _ to: Shape) {
        let ends = writer.outlines(of: to)
        let starts = fromOrigin { $0.outlines(of: from) }
        if let distance = Self.distance(starts, ends) {
            move(by: distance) { $0.write(to) }
        } else if let pieces = pieces(of: to, from: starts, to: ends) {
            writer.write(to, pieces: pieces.map { svg($0) })
        } else if let start = starts.last?.box, let end = ends.last?.box {
            let way = Stretch(from: start, to: end).matrix(separator: ",")
            let back = Stretch(from: end, to: start).matrix(separator: " ")
            line("<g\(animated("i"))><g\(animated("m")) style=\"--m:\(way)\">")
            writer.write(to)
            line("</g></g>")
            line(
                """
                <g\(animated("o")) opacity="0"><g\(animated("m")) style="--m:\(way)"><g transform="\(back)">
                """)
            let grid = writer.grid
            writer.grid = origin
            writer.write(from)
            writer.grid = grid
            line("</g></g></g>")
        }
    }

    /// The pieces in which each outline of a shape is animated; nil if no stretch of pieces turns one into the other.
    private func pieces(of shape: Shape, from starts: [Path], to ends: [Path]) -> [[OutlinePiece]]? {
        var pieces: [[OutlinePiece]] = []
        for (index, (start, end)) in zip(starts, ends).enumerated() {
            let found: [OutlinePiece]?
            if let stroke = shape.stroke, stroke.width > 0, index == ends.count - 1 {
                guard stroke.dash.isEmpty else { return nil }
                found = OutlinePiece.stroking(
                    from: start, to: end, width: writer.width(of: stroke, in: shape),
                    hasRoundEnds: stroke.cap == .round)
            } else {
                found = OutlinePiece.filling(from: start, to: end)
            }
            guard let found else { return nil }
            pieces.append(found)
        }
        return pieces
    }

    private mutating func svg(_ pieces: [OutlinePiece]) -> [SVGPiece] {
        let moved = animated("m")
        return pieces.map { piece in
            SVGPiece(
                path: piece.path,
                attributes: """
                    \(moved) style="--m:\(piece.stretch.matrix(separator: ","))"\
                    \(piece.isLine ? " stroke-linecap=\"butt\"" : "")
                    """)
        }
    }

    /// Writes the elements of `body`, animated from their earlier position.
    private mutating func move(by distance: Point, _ body: (inout SVGWriter) -> Void) {
        let moves = distance.x.svg != "0" || distance.y.svg != "0"
        if moves {
            line("<g\(animated("t")) style=\"--x:\(distance.x)px;--y:\(distance.y)px\">")
        }
        body(&writer)
        if moves { line("</g>") }
    }

    /// The distance by which all outlines are moved, nil if one changes its size.
    private static func distance(_ starts: [Path], _ ends: [Path]) -> Point? {
        guard let start = starts.first?.bounds, let end = ends.first?.bounds else { return .zero }
        let distance = Point(x: start.minX - end.minX, y: start.minY - end.minY)
        let isMoved = zip(starts, ends).allSatisfy { start, end in
            let moved = end.transformed { Point(x: $0.x + distance.x, y: $0.y + distance.y) }
            return moved.svg == start.svg
        }
        return isMoved ? distance : nil
    }

    /// Calls `body` with a writer for the positions before the move.
    private func fromOrigin<Result>(_ body: (SVGWriter) -> Result) -> Result {
        var writer = writer
        writer.grid = origin
        return body(writer)
    }
}

extension Path {
    fileprivate var box: Rectangle { bounds ?? .zero }
}

extension OutputGrid {
    /// The pixels that a square point covers.
    fileprivate var area: Double { abs(map.xx * map.yy - map.xy * map.yx) * scale * scale }

    /// The transform, as the property --m, that moves elements from this grid to their positions on an earlier grid.
    ///
    /// A pure rotation is written about its fixed point: browsers interpolate rotation and translation separately, so
    /// that about any other point the element would leave its path.
    func way(from start: OutputGrid, pointsPerPixel unit: Double) -> String {
        let area = map.xx * map.yy - map.xy * map.yx
        let inverse = LinearMap(
            xx: map.yy / area, xy: -map.xy / area, yx: -map.yx / area, yy: map.xx / area)
        let turned = start.map * inverse
        let size = start.scale / scale
        let end = turned(origin)
        let turn = (cosine: turned.xx * size, sine: turned.yx * size)
        let offset = Point(
            x: (start.origin.x - end.x * size) * unit, y: (start.origin.y - end.y * size) * unit)
        let isRigid =
            abs(turned.yy * size - turn.cosine) < 1e-9 && abs(turned.xy * size + turn.sine) < 1e-9
            && abs(turn.cosine * turn.cosine + turn.sine * turn.sine - 1) < 1e-9
        func matrix(_ offset: Point) -> String {
            let numbers = [turn.cosine, turn.sine, turned.xy * size, turned.yy * size, offset.x, offset.y]
            return "--m:matrix(\(numbers.map(\.svg).joined(separator: ",")))"
        }
        guard isRigid, turn.cosine < 1 - 1e-9 else { return matrix(offset) }
        let slope = turn.sine / (1 - turn.cosine)
        let stays = Point(x: (offset.x - offset.y * slope) / 2, y: (offset.y + offset.x * slope) / 2)
        return "\(matrix(.zero));transform-origin:\(stays.x.svg)px \(stays.y.svg)px"
    }
}

/// A transform between two upright rectangles: each axis is scaled and moved.
struct Stretch: Equatable {
    private var scale: Point
    private var offset: Point

    /// Maps positions in `end` to positions in `start`; an axis without length is only moved.
    init(from start: Rectangle, to end: Rectangle) {
        // A scale of zero cannot be inverted, and browsers would jump.
        func scale(_ start: Double, _ end: Double) -> Double { end > 0 ? max(start, 0.001) / end : 1 }
        let scale = Point(x: scale(start.width, end.width), y: scale(start.height, end.height))
        self.scale = scale
        offset = Point(x: start.minX - end.minX * scale.x, y: start.minY - end.minY * scale.y)
    }

    func callAsFunction(_ point: Point) -> Point {
        Point(x: point.x * scale.x + offset.x, y: point.y * scale.y + offset.y)
    }

    /// The stretch as a transform.
    func matrix(separator: String) -> String {
        let numbers = [scale.x, 0, 0, scale.y, offset.x, offset.y]
        return "matrix(\(numbers.map { $0.text(decimals: 6) }.joined(separator: separator)))"
    }
}
