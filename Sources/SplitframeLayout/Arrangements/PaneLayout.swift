package import SplitframeGeometry

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

/// Where a pane stands.
package struct PaneLayout: Hashable, Sendable {
    /// In points of the container.
    package var frame: Rectangle
    /// The direction in which the panes are laid out; nil where they are not side by side.
    package var axis: PaneAxis?
    /// Panes with a higher one lie above others.
    package var zIndex = 0
}

/// The room of an arrangement.
package struct PaneRoom: Hashable, Sendable {
    package var size: Size
    /// The folds that are in force, with their margins, in points of the container.
    package var folds: [Rectangle]
    /// Whether its width is regular.
    package var isWide: Bool
    package var isRightToLeft: Bool

    package init(size: Size, folds: [Rectangle], isWide: Bool, isRightToLeft: Bool) {
        (self.size, self.folds, self.isWide, self.isRightToLeft) = (size, folds, isWide, isRightToLeft)
    }

    /// The direction of the longer side; a square is as one that is upright.
    var mainAxis: PaneAxis { size.width > size.height ? .horizontal : .vertical }

    func length(along axis: PaneAxis) -> Double { axis == .horizontal ? size.width : size.height }

    /// What a fold that parts the room along an axis leaves free, as its start and end; nil where none does.
    func fold(along axis: PaneAxis) -> ClosedRange<Double>? {
        folds.lazy.compactMap { fold -> ClosedRange<Double>? in
            let isUpright = fold.height > fold.width
            guard isUpright == (axis == .horizontal) else { return nil }
            let (start, end) = isUpright ? (fold.minX, fold.maxX) : (fold.minY, fold.maxY)
            return start > 0 && end < self.length(along: axis) ? start...end : nil
        }.first
    }

    /// The frame of a part of the room along an axis, counted from where reading begins or from the top.
    func frame(from start: Double, to end: Double, along axis: PaneAxis) -> Rectangle {
        switch axis {
        case .vertical: Rectangle(x: 0, y: start, width: size.width, height: end - start)
        case .horizontal:
            Rectangle(
                x: isRightToLeft ? size.width - end : start, y: 0, width: end - start, height: size.height)
        }
    }
}
