package import SplitframeInterface

/// Two panes as `UIOverlayArrangement` lays them out: the primary, in its own size, above the secondary in the top
/// leading corner; on an active fold one pane on each side (documented, and observed in simulators of iOS 27.1).
package struct OverlayPanes: Hashable, Sendable {
    /// The side of a fold on which a pane lies.
    package enum Side: Hashable, Sendable {
        /// The leading side, or the top.
        case before
        /// The trailing side, or the bottom.
        case after

        var other: Side { self == .before ? .after : .before }
    }

    package var axes: Set<PaneAxis>
    /// The side of a fold for each pane and axis; by default the secondary lies before the fold, the primary after it.
    package var sides: [Pane: [PaneAxis: Side]]

    package init(
        axes: Set<PaneAxis> = Set(PaneAxis.allCases), sides: [Pane: [PaneAxis: Side]] = [:]
    ) {
        (self.axes, self.sides) = (axes, sides)
    }

    /// The layout of the panes that have content.
    ///
    /// - Parameter size: The primary's own size, used while it lies above the secondary.
    package func layout(
        in room: PaneRoom, size: Size, filled: Set<Pane> = Set(Pane.allCases)
    ) -> [Pane: PaneLayout] {
        let whole = Rectangle(size: room.size)
        guard filled.count > 1 else {
            return Dictionary(uniqueKeysWithValues: filled.map { ($0, PaneLayout(frame: whole)) })
        }
        for axis in PaneAxis.allCases where axes.contains(axis) {
            guard let fold = room.fold(along: axis) else { continue }
            let side = sides[.primary]?[axis] ?? sides[.secondary]?[axis]?.other ?? .after
            let before = room.frame(from: 0, to: fold.lowerBound, along: axis)
            let after = room.frame(from: fold.upperBound, to: room.length(along: axis), along: axis)
            return [
                .primary: PaneLayout(frame: side == .before ? before : after, axis: axis),
                .secondary: PaneLayout(frame: side == .before ? after : before, axis: axis),
            ]
        }
        let (width, height) = (min(size.width, room.size.width), min(size.height, room.size.height))
        let corner = Rectangle(
            x: room.isRightToLeft ? room.size.width - width : 0, y: 0, width: width, height: height)
        return [
            .primary: PaneLayout(frame: corner, zIndex: 1), .secondary: PaneLayout(frame: whole),
        ]
    }
}
