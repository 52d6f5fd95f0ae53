package import SplitframeInterface

/// The two panes of an arrangement (iOS 27.1).
package enum Pane: Hashable, Sendable, CaseIterable {
    case primary
    case secondary

    var other: Pane { self == .primary ? .secondary : .primary }
}

/// The direction in which two panes follow each other.
package enum PaneAxis: Hashable, Sendable, CaseIterable {
    /// Side by side.
    case horizontal
    /// One above the other.
    case vertical
}

/// The frame and the layer of a pane.
package struct PaneLayout: Hashable, Sendable {
    /// The frame in points in the container's space.
    package var frame: Rectangle
    /// The direction in which the panes follow each other; nil if they overlap or only one is shown.
    package var axis: PaneAxis?
    /// The layer of the pane; a higher one lies in front.
    package var zIndex = 0
}

/// The space in which an arrangement lays out its panes.
package struct PaneRoom: Hashable, Sendable {
    package var size: Size
    /// The active folds with their margins, in points in the container's space.
    package var folds: [Rectangle]
    /// Whether its width is regular.
    package var isWide: Bool
    package var isRightToLeft: Bool

    package init(size: Size, folds: [Rectangle], isWide: Bool, isRightToLeft: Bool) {
        (self.size, self.folds, self.isWide, self.isRightToLeft) = (size, folds, isWide, isRightToLeft)
    }

    /// The direction of the longer side; a square counts as upright.
    var mainAxis: PaneAxis { size.width > size.height ? .horizontal : .vertical }

    func length(along axis: PaneAxis) -> Double { axis == .horizontal ? size.width : size.height }

    /// The band of a fold that divides the room along an axis, as its start and end; nil where none does.
    func fold(along axis: PaneAxis) -> ClosedRange<Double>? {
        folds.lazy.compactMap { fold -> ClosedRange<Double>? in
            let isUpright = fold.height > fold.width
            guard isUpright == (axis == .horizontal) else { return nil }
            let (start, end) = isUpright ? (fold.minX, fold.maxX) : (fold.minY, fold.maxY)
            return start > 0 && end < self.length(along: axis) ? start...end : nil
        }.first
    }

    /// The frame of a part of the room along an axis, measured from the leading edge or the top.
    func frame(from start: Double, to end: Double, along axis: PaneAxis) -> Rectangle {
        switch axis {
        case .vertical: Rectangle(x: 0, y: start, width: size.width, height: end - start)
        case .horizontal:
            Rectangle(
                x: isRightToLeft ? size.width - end : start, y: 0, width: end - start, height: size.height)
        }
    }
}
