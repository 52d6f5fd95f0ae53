public import SplitframeInterface

/// The layout of a split view: the values of its getters, and all frames.
public typealias ResolvedSplit = LaidOutSplit<Double>

/// The layout of a split view in numbers of one kind: the values of its getters, and all frames.
public struct LaidOutSplit<Number: LayoutNumber>: Sendable {
    public var displayMode: DisplayMode
    public var splitBehavior: SplitBehavior
    public var isCollapsed: Bool
    /// The value of `primaryColumnWidth`, in points; the wanted width where the column is hidden.
    public var primaryColumnWidth: Number
    /// The value of `supplementaryColumnWidth`, in points; the container's width in some modes.
    public var supplementaryColumnWidth: Number
    /// The columns, separators and veil in the split view's space.
    public var arrangement: PlacedColumns<Number>
    public var buttons: SplitButtons
    /// The decisions that led to the layout, in order; empty unless an explanation was asked for.
    public var decisions: [Decision] = []

    /// The same layout in other numbers.
    func mapped<Other: LayoutNumber>(_ transform: (Number) -> Other) -> LaidOutSplit<Other> {
        LaidOutSplit<Other>(
            displayMode: displayMode, splitBehavior: splitBehavior, isCollapsed: isCollapsed,
            primaryColumnWidth: transform(primaryColumnWidth),
            supplementaryColumnWidth: transform(supplementaryColumnWidth),
            arrangement: arrangement.mapped(transform), buttons: buttons, decisions: decisions)
    }
}

extension ResolvedSplit {
    /// The layout of a visible column; nil where it is hidden.
    public func column(_ column: Column) -> ColumnLayout? {
        arrangement.columns.first { $0.column == column }
    }

    /// The display mode's name, or `collapsed`.
    package var modeName: String { isCollapsed ? DisplayMode.collapsedName : displayMode.name }

    /// The visible columns in drawing order; of a collapsed stack only the top one, whatever sheet lies above it.
    package var shownColumns: [ColumnLayout] {
        isCollapsed
            ? Array(arrangement.columns.filter { $0.screen != .sheet }.suffix(1)) : arrangement.columns
    }

    /// The layout in one line: mode, then each visible column with its width in points.
    public var summary: String {
        let columns = shownColumns.sorted { $0.column < $1.column }
            .map { "\($0.column) \($0.frame.width.pointText)" }
        return "\(modeName): \(columns.joined(separator: ", "))"
    }
}
