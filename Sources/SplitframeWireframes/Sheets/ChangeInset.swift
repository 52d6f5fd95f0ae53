import SplitframeDevices
import SplitframeInterface

/// A changed element, enlarged below a picture on a sheet, with the change in points: `primary`, `320 → 420, +100`.
public struct ChangeInset: Hashable, Sendable {
    static let font = Font(size: 11, weight: .semibold)
    /// The minimum width of an inset, in points.
    static let leastWidth = 72.0
    /// The maximum distance in points from an element to the window's lower edge without content between them: a
    /// panel's margin.
    private static let nearEdge = 40.0

    /// The old and new position of an edge, along the axis of its movement, in points of the picture.
    struct MovedEdge: Hashable {
        var old: Double
        var new: Double
        /// Whether the edge is a vertical line, which moved horizontally.
        var isUpright: Bool

        var distance: Double { abs(new - old) }

        /// Whether another edge moved beside this one, no farther away than a panel's margin.
        func isBeside(_ other: MovedEdge?) -> Bool {
            guard let other, isUpright == other.isUpright else { return false }
            return max(abs(old - other.old), abs(new - other.new)) <= InterfaceTree.widestMargin
        }
    }

    /// The element's path in the tree.
    var path: String
    var name: String
    var number: String
    /// The frame of the element, or its old frame if it disappeared, in points of the picture.
    var frame: Rectangle
    /// The edge to enlarge; nil for an element that appeared or disappeared, which is shown as a whole.
    var edge: MovedEdge?
    /// The x to which its line leads, in points of the picture; nil for the edge, or the middle of its frame.
    var aim: Double?
    /// Whether there are texts between the device and the picture's lower edge, which no line may cross.
    var isBelowWords: Bool

    /// The width in points of its text.
    var width: Double {
        max(Self.leastWidth, ([name, number].map(Self.font.estimatedWidth).max() ?? 0) + 8).rounded(.up)
    }

    /// Nil if nothing moved, or if a line from the element down to the inset would cross other content of the window.
    ///
    /// - Parameters:
    ///   - window: The window's frame in the picture.
    ///   - isStacked: Whether it is a column that went onto the navigation stack.
    init?(_ change: ElementChange, in window: Rectangle, isBelowWords: Bool, isStacked: Bool = false) {
        let origin = window.origin
        guard
            let number = isStacked
                ? change.before.map({ "onto the stack, was \($0.width.figureText) pt" }) : change.inPoints,
            let frame = (change.after ?? change.before)?.offset(x: origin.x, y: origin.y),
            window.maxY - frame.maxY <= Self.nearEdge
        else { return nil }
        path = change.path
        let isCut = change.after.map { $0.minX < 0 || $0.maxX > window.width } ?? false
        name =
            change.name
            + (change.isPart ? ", in sight" : isCut ? ", part off screen" : "")
        self.isBelowWords = isBelowWords
        self.number = change.placeAndWidth(in: window.width) ?? number
        self.frame = frame
        edge = change.movedEdge.map { edge in
            let start = edge.isUpright ? origin.x : origin.y
            return MovedEdge(old: edge.old + start, new: edge.new + start, isUpright: edge.isUpright)
        }
    }
}

extension ElementChange {
    /// How both edges changed: `x 10 → 0, width 270 → 280`, or where another part is in sight `290–610 → 0–320`; nil where
    /// one number says all, as the width does of a column at the window's end.
    fileprivate func placeAndWidth(in window: Double) -> String? {
        guard let before, let after, sideMove == nil, before.x != after.x,
            before.maxX < window || after.maxX < window
        else { return nil }
        if before.width == after.width {
            let ends = [before, after].map { "\($0.minX.figureText)–\($0.maxX.figureText)" }
            return isPart ? ends.joined(separator: " → ") : nil
        }
        return "x \(before.x.figureText) → \(after.x.figureText), "
            + "width \(before.width.figureText) → \(after.width.figureText)"
    }

    /// The edge that moved by as much as the most informative number says; nil if none did, as for an element that
    /// appeared, disappeared, or went to the other side.
    fileprivate var movedEdge: ChangeInset.MovedEdge? {
        guard let before, let after, sideMove == nil else { return nil }
        let isUpright = before.width != after.width || before.x != after.x
        let edges =
            isUpright
            ? [(before.minX, after.minX), (before.maxX, after.maxX)]
            : [(before.minY, after.minY), (before.maxY, after.maxY)]
        let growth = abs(isUpright ? after.width - before.width : after.height - before.height)
        return edges.map { ChangeInset.MovedEdge(old: $0.0, new: $0.1, isUpright: isUpright) }
            .first { growth == 0 || abs($0.distance - growth) < 0.01 }
    }
}

extension Wireframe {
    /// The changes, the most important first, as insets of the picture at its full size.
    package var changeInsets: [ChangeInset] {
        guard !look.exploded else { return [] }
        let window = Rectangle(origin: withoutPage.windowOrigin, size: place.windowFrame.size)
        let stacked = beneath.map(\.column.name)
        return changes.filter { change in
            // A sentence says better that a button came or went.
            change.before != nil && change.after != nil || Column(name: change.name) != nil
        }.compactMap { change in
            ChangeInset(
                change, in: window, isBelowWords: hasWordsBeside,
                isStacked: change.after == nil && stacked.contains(change.name))
        }.sharingEdges
    }

    /// The x of the device's middle in the picture at its full size, in points.
    package var deviceMiddle: Double? {
        guard !look.exploded else { return nil }
        let canvas = CanvasLayout.fitting(withoutPage).canvas
        return canvas.screen.midX * canvas.unit
    }
}

extension [ChangeInset] {
    /// The insets with an edge that two columns share enlarged once.
    var sharingEdges: [ChangeInset] {
        reduce(into: []) { insets, inset in
            var inset = inset
            if insets.contains(where: { $0.edge?.isBeside(inset.edge) == true }) { inset.edge = nil }
            insets.append(inset)
        }
    }
}
