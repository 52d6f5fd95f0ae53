import SplitframeInterface

/// The old and new edges of an element, as they are drawn.
struct ChangeOutline {
    /// The new frame; nil for an element that disappeared.
    var now: Rectangle?
    /// The parts of the new edges that do not cross a text, as narrow boxes.
    var edges: [Rectangle] = []
    /// The parts of the old edges that differ from the new ones and do not cross a text, as narrow boxes.
    var left: [Rectangle] = []

    /// - Parameter texts: The frames of texts, which no line crosses.
    init(_ change: ElementChange, windowAt origin: Point, scale: Double, texts: [Rectangle]) {
        func onScreen(_ frame: Rectangle) -> Rectangle {
            frame.offset(x: origin.x, y: origin.y).scaled(by: scale)
        }
        now = change.after.map(onScreen)
        edges =
            now.map { now in
                [now.strip(left: 2), now.strip(right: 2), now.strip(top: 2), now.strip(bottom: 2)]
                    .flatMap { $0.parts(besides: texts) }
            } ?? []
        guard let old = change.before.map(onScreen) else { return }
        let strips = [
            (old.strip(left: 0), old.minX == now?.minX), (old.strip(right: 0), old.maxX == now?.maxX),
            (old.strip(top: 0), old.minY == now?.minY), (old.strip(bottom: 0), old.maxY == now?.maxY),
        ]
        left = strips.filter { !$0.1 }.flatMap { $0.0.inset(by: -1).parts(besides: texts) }
    }
}

extension Rectangle {
    /// The parts of a narrow box outside other rectangles.
    fileprivate func parts(besides others: [Rectangle]) -> [Rectangle] {
        let met = others.filter { $0.intersection(self) != nil }
        guard !met.isEmpty else { return [self] }
        let isUpright = height > width
        return range(across: !isUpright).subtracting(met.map { $0.range(across: !isUpright) }).map { part in
            isUpright
                ? Rectangle(x: x, y: part.lowerBound, width: width, height: part.length)
                : Rectangle(x: part.lowerBound, y: y, width: part.length, height: height)
        }
    }
}

extension ElementChange {
    /// What a title says of outlines that have old edges too.
    package static let edgeWords = "strong red: now, faint red: before"

    /// Whether its outline has an old edge inside a window of a size.
    func hasOldEdge(in window: Size) -> Bool {
        guard let before, let after else { return before != nil }
        return [
            (before.minX, after.minX, window.width), (before.maxX, after.maxX, window.width),
            (before.minY, after.minY, window.height), (before.maxY, after.maxY, window.height),
        ].contains { old, new, end in old != new && old > 0 && old < end }
    }

    /// The most informative number of the change, in points: `280 → 240, −40`; nil if nothing moved.
    package var inPoints: String? { mostInformativeNumber?.1 }

    /// The most informative number of the change, in points, and the side on which it is written.
    var mostInformativeNumber: (LabelPlacement.Side, String)? {
        guard let before else { return after.map { (.top, "appears, \($0.width.figureText) pt") } }
        guard let after else { return (.top, "gone, was \(before.width.figureText) pt") }
        if before.width != after.width {
            let move = sideMove.map { "moves \($0), " } ?? ""
            return (.top, move + Self.text(from: before.width, to: after.width))
        }
        if before.x != after.x { return (.top, "x \(Self.text(from: before.x, to: after.x))") }
        if before.height != after.height {
            return (.right, "height \(Self.text(from: before.height, to: after.height))")
        }
        return before.y == after.y ? nil : (.right, "y \(Self.text(from: before.y, to: after.y))")
    }
}

extension Sketch {
    /// The old edges pale, the new outline above them.
    mutating func outline(_ outline: ChangeOutline) {
        for edge in outline.left { block(edge, theme.changedEdge) }
        guard let now = outline.now else { return }
        if outline.edges.count == 4 {
            stroke(.rectangle(now.inset(by: 1)), Stroke(theme.change, width: 2))
        } else {
            for edge in outline.edges { block(edge, theme.change) }
        }
    }
}
