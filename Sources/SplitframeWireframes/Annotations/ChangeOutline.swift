import SplitframeGeometry
import SplitframeInterface
import SplitframeScene

/// What an element's edges were and are, where they are drawn.
struct ChangeOutline: Equatable {
    /// Where the element is; nil where it went.
    var now: Rectangle?
    /// The edges that it left, or all of what went, as narrow boxes.
    var left: [Rectangle]

    init(_ change: ElementChange, windowAt origin: Point, scale: Double) {
        func onScreen(_ frame: Rectangle) -> Rectangle {
            frame.offset(x: origin.x, y: origin.y).scaled(by: scale)
        }
        now = change.after.map(onScreen)
        guard let old = change.before.map(onScreen) else {
            left = []
            return
        }
        let edges = [
            (old.strip(left: 0), old.minX == now?.minX), (old.strip(right: 0), old.maxX == now?.maxX),
            (old.strip(top: 0), old.minY == now?.minY), (old.strip(bottom: 0), old.maxY == now?.maxY),
        ]
        left = edges.filter { !$0.1 }.map { $0.0.inset(by: -1.5) }
    }
}

extension ElementChange {
    /// What says most about the change, in points: `280 → 240, −40`; nil where nothing moved.
    package var inPoints: String? { mostTold?.1 }

    /// What says most about the change, in points, and the side at which it is written.
    var mostTold: (LabelPlacement.Side, String)? {
        guard let before else { return after.map { (.top, "new, \($0.width.pointText) pt") } }
        guard let after else { return (.top, "gone, was \(before.width.pointText) pt") }
        if before.width != after.width { return (.top, Self.words(from: before.width, to: after.width)) }
        if before.x != after.x { return (.top, "x \(Self.words(from: before.x, to: after.x))") }
        if before.height != after.height {
            return (.right, "height \(Self.words(from: before.height, to: after.height))")
        }
        return before.y == after.y ? nil : (.right, "y \(Self.words(from: before.y, to: after.y))")
    }
}

extension Sketch {
    /// The old edges pale, the new outline above them.
    mutating func outline(_ outline: ChangeOutline) {
        for edge in outline.left { block(edge, theme.change.opacity(80)) }
        guard let now = outline.now else { return }
        stroke(.rectangle(now.inset(by: 1)), Stroke(theme.change, width: 2))
    }
}
