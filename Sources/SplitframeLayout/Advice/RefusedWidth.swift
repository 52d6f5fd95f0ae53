import SplitframeInterface

/// A preferred width that a column did not get.
struct RefusedWidth {
    let column: Column
    /// Whether the preferred width is in points or a fraction.
    let bound: ColumnWidthBound
    let preferred: Double
    /// The column's width in points.
    let shown: Double
    /// The split view's width in points, of which a preferred fraction is a share.
    let whole: Double

    /// The preferred width in points.
    var preferredPoints: Double { bound == .preferredFraction ? preferred * whole : preferred }

    /// The preferred widths that a split view does not grant; a secondary wider than preferred is no refusal.
    static func all(in state: SplitState, _ layout: ResolvedSplit) -> [RefusedWidth] {
        guard let whole = state.environment?.size.width else { return [] }
        return [Column.primary, .supplementary, .secondary, .inspector].compactMap { column in
            let preference = state.configuration.width(of: column)
            guard let shown = layout.width(of: column, in: state),
                let wanted = preference.preferred.map({ (ColumnWidthBound.preferred, $0, $0) })
                    ?? preference.preferredFraction.map({ (.preferredFraction, $0, $0 * whole) }),
                wanted.2 > 0, column == .secondary ? wanted.2 - shown >= 1 : abs(wanted.2 - shown) >= 1
            else { return nil }
            return RefusedWidth(
                column: column, bound: wanted.0, preferred: wanted.1, shown: shown, whole: whole)
        }
    }

    var message: String {
        let width = SplitProperty.width(column, bound, preferred).valueText
        let unit = bound == .preferredFraction ? " of the window" : " pt"
        return "the \(column) is \(shown.pointText) pt wide, \(width)\(unit) is preferred"
    }

    /// A value of the property that the split view grants.
    var granted: Double {
        bound == .preferredFraction ? (shown / whole * 100).rounded(.down) / 100 : shown.rounded(.down)
    }
}

extension ResolvedSplit {
    /// The visible width of a column in points, without the part beneath its neighbours; nil where the column is
    /// hidden.
    func width(of column: Column, in state: SplitState) -> Double? {
        guard let layout = self.column(column), let own = state.environment?.safeArea else { return nil }
        let covered = max(0, layout.safeArea.left - own.left) + max(0, layout.safeArea.right - own.right)
        return max(0, layout.frame.width - covered)
    }
}
