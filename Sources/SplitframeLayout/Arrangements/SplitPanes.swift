import SplitframeInterface

/// Two panes side by side or one above the other, as `UISplitArrangement` has them.
///
/// Documented in Tech Talk 111463 and the headers of the 27.1 SDK; measured by PaneProbe and iPhone-Duo-Agent-Skill in
/// simulators of iOS 27.1.
package struct SplitPanes: Hashable, Sendable {
    /// The lengths that a pane asks for along one axis, in points; nil where the app sets none.
    package struct LengthPreference: Hashable, Sendable {
        package var minimum: Double?
        package var preferred: Double?
        package var maximum: Double?

        package init(minimum: Double? = nil, preferred: Double? = nil, maximum: Double? = nil) {
            (self.minimum, self.preferred, self.maximum) = (minimum, preferred, maximum)
        }
    }

    package var axes: Set<PaneAxis>
    /// The panes by priority: the first gets its preferred length, and is the one that is shown if only one fits.
    package var order: [Pane]
    /// The lengths that each pane asks for along each axis.
    package var preferences: [Pane: [PaneAxis: LengthPreference]]

    package init(
        axes: Set<PaneAxis> = Set(PaneAxis.allCases), first: Pane = .primary,
        preferences: [Pane: [PaneAxis: LengthPreference]] = [:]
    ) {
        (self.axes, order, self.preferences) = (axes, [first, first.other], preferences)
    }

    /// The axis along which the panes follow each other: that of the room's longer side if it is allowed, otherwise
    /// horizontal in a room of regular width (observed once); nil if only one pane can be shown.
    package func axis(in room: PaneRoom) -> PaneAxis? {
        if axes.contains(room.mainAxis) { return room.mainAxis }
        return axes.contains(.horizontal) && room.isWide ? .horizontal : nil
    }

    /// The layout of the panes that show.
    ///
    /// - Parameter filled: The panes that have content; a single one fills the room (assumed).
    package func layout(in room: PaneRoom, filled: Set<Pane> = Set(Pane.allCases)) -> [Pane: PaneLayout] {
        let shown = order.filter(filled.contains)
        guard let first = shown.first else { return [:] }
        guard shown.count > 1, let axis = axis(in: room) else {
            return [first: PaneLayout(frame: Rectangle(size: room.size))]
        }
        let length = room.length(along: axis)
        let parts = room.fold(along: axis) ?? { $0...$0 }(boundary(in: length, along: axis))
        return [
            .primary: PaneLayout(frame: room.frame(from: 0, to: parts.lowerBound, along: axis), axis: axis),
            .secondary: PaneLayout(
                frame: room.frame(from: parts.upperBound, to: length, along: axis), axis: axis),
        ]
    }

    /// The end of the primary: the first pane gets its preferred length, else what the second's preferred length
    /// leaves, else half.
    ///
    /// The limits of the second pane override that length, and the minimum of the first pane overrides those limits.
    private func boundary(in length: Double, along axis: PaneAxis) -> Double {
        let first = preferences[order[0]]?[axis] ?? LengthPreference(),
            second = preferences[order[1]]?[axis] ?? LengthPreference()
        var extent = first.preferred ?? second.preferred.map { length - $0 } ?? length / 2
        extent = min(max(extent, first.minimum ?? 0), first.maximum ?? length)
        extent = max(extent, length - (second.maximum ?? length))
        extent = min(extent, length - (second.minimum ?? 0))
        extent = min(max(extent, first.minimum ?? 0), length)
        return order[0] == .primary ? extent : length - extent
    }
}
