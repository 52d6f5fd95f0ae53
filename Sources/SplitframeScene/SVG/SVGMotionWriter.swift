import SplitframeGeometry

/// Writes the elements of a move where they come to rest, each with what it is moved by.
struct SVGMotionWriter {
    private var writer: SVGWriter
    /// Where things come from.
    private var origin: OutputGrid
    /// The number of the move.
    private var number = 0

    /// What each kind of motion changes, by the classes of the style sheet.
    static let properties: [(kind: String, ends: (from: String, to: String))] = [
        ("t", ("transform:translate(var(--x),var(--y))", "transform:none")),
        ("m", ("transform:var(--m)", "transform:none")),
        (
            "r",
            (
                "x:var(--a);y:var(--b);width:var(--c);height:var(--d)",
                "x:var(--e);y:var(--f);width:var(--g);height:var(--h)"
            )
        ),
        (
            "e",
            (
                "cx:var(--a);cy:var(--b);rx:var(--c);ry:var(--d)",
                "cx:var(--e);cy:var(--f);rx:var(--g);ry:var(--h)"
            )
        ),
        ("d", ("d:var(--a)", "d:var(--e)")),
        ("i", ("opacity:0", "opacity:1")),
        ("o", ("opacity:1", "opacity:0")),
    ]

    init(scale: Double) {
        writer = SVGWriter(scale: scale, palette: nil)
        origin = writer.grid
    }

    var text: String { writer.text }

    mutating func line(_ line: String) { writer.line(line) }

    mutating func paint(_ background: Color) -> String { writer.paint("fill", background) }

    mutating func write(_ elements: [SceneElement]) { writer.write(elements) }

    /// Writes one move, the number of which its classes have.
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
                line("<g class=\"i\(number)\">")
                write([element.nameless])
                line("</g>")
            case .disappearing(let element):
                line("<g class=\"o\(number)\" opacity=\"0\">")
                let end = writer.grid
                writer.grid = origin
                write([element.nameless])
                writer.grid = end
                line("</g>")
            }
        }
    }

    /// A group that only moves, turns or tilts as a whole is one thing to the viewer; others move part by part.
    private mutating func write(_ from: SceneGroup, _ to: SceneGroup, _ elements: [SceneMorph.Element]) {
        let outside = (writer.grid, origin)
        if from.transform != to.transform, from.elements == to.elements, from.clip == to.clip {
            let motion = writer.grid.inside(to.transform).way(
                from: origin.inside(from.transform), pointsPerPixel: writer.pointsPerPixel)
            line("<g class=\"m\(number)\" style=\"\(motion)\">")
            write([SceneElement.group(to).nameless])
            return line("</g>")
        }
        origin = origin.inside(from.transform)
        writer.grid = writer.grid.inside(to.transform)
        let clip = to.clip.map(writer.clip)
        var motion = ""
        if let start = from.clip, let clip {
            motion = attributes(from: fromOrigin { $0.clip(start) }, to: clip)
        }
        // Several pictures in one file must not share names.
        var group = to
        group.id = nil
        writer.open(group, clip: clip, motion: motion)
        write(elements)
        line("</g>")
        (writer.grid, origin) = outside
    }

    private mutating func write(_ from: Shape, _ to: Shape) {
        let ends = writer.outlines(of: to)
        let starts = fromOrigin { $0.outlines(of: from) }
        if let distance = Self.distance(starts, ends) {
            move(by: distance) { $0.write(to) }
        } else {
            let motions = zip(starts, ends).map { attributes(from: $0, to: $1) }
            writer.write(to, motions: motions)
        }
    }

    /// What is drawn by the body, moved in from where it was.
    private mutating func move(by distance: Point, _ body: (inout SVGWriter) -> Void) {
        let moves = distance.x.svg != "0" || distance.y.svg != "0"
        if moves {
            line("<g class=\"t\(number)\" style=\"--x:\(distance.x.svg)px;--y:\(distance.y.svg)px\">")
        }
        body(&writer)
        if moves { line("</g>") }
    }

    /// How far all outlines are moved, nil where one changes its size.
    private static func distance(_ starts: [Path], _ ends: [Path]) -> Point? {
        guard let start = starts.first?.bounds, let end = ends.first?.bounds else { return .zero }
        let distance = Point(x: start.minX - end.minX, y: start.minY - end.minY)
        let isMoved = zip(starts, ends).allSatisfy { start, end in
            let moved = end.transformed {
                Point(x: $0.x + distance.x, y: $0.y + distance.y)
            } length: {
                $0
            }
            return moved.svg == start.svg
        }
        return isMoved ? distance : nil
    }

    /// The class and the properties that make one outline another.
    private func attributes(from start: Path, to end: Path) -> String {
        guard start.svg != end.svg else { return "" }
        let (kind, values): (String, [String]) =
            switch (start, end) {
            case (.rectangle(let a), .rectangle(let b)):
                ("r", [a, b].flatMap { [$0.x, $0.y, $0.width, $0.height].map { "\($0.svg)px" } })
            case (.ellipse(let a), .ellipse(let b)):
                (
                    "e",
                    [a, b].flatMap { [$0.midX, $0.midY, $0.width / 2, $0.height / 2].map { "\($0.svg)px" } }
                )
            default:
                ("d", [start, end].map { "path('\($0.svg)')" })
            }
        let names = values.count == 2 ? ["a", "e"] : ["a", "b", "c", "d", "e", "f", "g", "h"]
        let style = zip(names, values).map { "--\($0):\($1)" }.joined(separator: ";")
        return " class=\"\(kind)\(number)\" style=\"\(style)\""
    }

    /// What the writer says of something where it comes from.
    private func fromOrigin<Result>(_ body: (SVGWriter) -> Result) -> Result {
        var writer = writer
        writer.grid = origin
        return body(writer)
    }
}

extension SceneElement {
    /// The element without its names, which another picture of the file may have.
    fileprivate var nameless: SceneElement {
        guard case .group(var group) = self else { return self }
        group.id = nil
        group.elements = group.elements.map(\.nameless)
        return .group(group)
    }
}
