import SplitframeDevices
import SplitframeInterface

/// A visible column, or a screen without columns, with the frames of elements above it, at the size at which it is
/// drawn.
struct MeasuredColumn {
    var name: String
    /// The frame in points of the window.
    var frameInWindow: Rectangle
    var frame: Rectangle
    /// The width in points, as ``Rectangle/widthText(in:)`` writes it.
    var widthText: String
    /// The insets in points of the window.
    var safeArea: EdgeInsets
    /// The frames of elements drawn above it.
    var covers: [Rectangle]

    /// The column scaled as it is drawn.
    func drawn(at scale: Double) -> MeasuredColumn {
        var column = self
        column.frame = frame.scaled(by: scale)
        column.covers = covers.map { $0.scaled(by: scale) }
        return column
    }

    /// The widest visible part of the column over its full height.
    func widestPart(in window: Rectangle) -> Rectangle? {
        frame.intersection(window)?.clearPart(below: covers)
    }

    /// The uncovered ranges of a part of the column, in order.
    func clearRange(of part: Rectangle, across: Bool) -> [ClosedRange<Double>] {
        let hidden = covers.compactMap { $0.intersection(part) }
            // An element that covers only a corner leaves the part beside the corner visible.
            .filter { across ? $0.height >= part.height / 2 : $0.width >= part.width / 2 }
            .map { $0.range(across: across) }
        return part.range(across: across).subtracting(hidden)
    }
}

extension Rectangle {
    /// The width in points, and how much of it is in sight where it reaches beyond the window's sides, or others lie
    /// over it: `735 of 1055.5`.
    ///
    /// - Parameter part: What others leave of it; by default all.
    func widthText(in window: Size, inSight part: Rectangle? = nil) -> String {
        let part = part ?? self
        let inside = max(0, min(part.maxX, window.width) - max(part.minX, 0))
        return inside < width ? "\(inside.figureText) of \(width.figureText)" : width.figureText
    }
}

extension Wireframe {
    /// The visible part of the window, in points of the screen.
    var shownWindow: Rectangle { place.windowFrame.intersection(shown) ?? shown }

    /// The columns that are visible at least in part, in drawing order.
    var measuredColumns: [MeasuredColumn] {
        let origin = place.windowFrame.origin
        func onScreen(_ frame: Rectangle) -> Rectangle { frame.offset(x: origin.x, y: origin.y) }
        let columns = tree.columns
        return columns.indices.compactMap { index in
            let element = columns[index]
            let column = MeasuredColumn(
                name: element.name, frameInWindow: element.frame, frame: onScreen(element.frame),
                widthText: element.frame.widthText(
                    in: tree.environment.size, inSight: tree.frameInSight(of: element.name)),
                safeArea: element.safeArea ?? .zero,
                covers: columns[(index + 1)...].map { onScreen($0.frame) })
            guard let part = column.frame.intersection(shownWindow) else { return nil }
            let tall = column.covers.filter { $0.minY <= part.minY && $0.maxY >= part.maxY }
            return part.widestPart(beside: tall) == nil ? nil : column
        }
    }

    /// The visible part of an element, in points of the screen; nil if there is none.
    func visibleFrame(named name: String) -> Rectangle? {
        guard let found = tree.element(named: name) else { return nil }
        let origin = place.windowFrame.origin
        let frame = found.element.frame.offset(x: origin.x, y: origin.y)
        return frame.intersection(shownWindow)?
            .clearPart(below: found.covers.map { $0.offset(x: origin.x, y: origin.y) })
    }
}
