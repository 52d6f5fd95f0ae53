import SplitframeGeometry
public import SplitframeInterface

/// The layout of a split view: the values of its getters, and all frames.
public struct ResolvedSplit: Sendable {
    public var displayMode: DisplayMode
    public var splitBehavior: SplitBehavior
    public var isCollapsed: Bool
    /// The value of `primaryColumnWidth`, in points; the wanted width where the column is hidden.
    public var primaryColumnWidth: Double
    /// The value of `supplementaryColumnWidth`, in points; the container's width in some modes.
    public var supplementaryColumnWidth: Double
    /// The columns, separators and veil in the split view's space.
    public var arrangement: ColumnArrangement
    public var buttons: SplitButtons
    /// The decisions that led to the layout, in order; empty unless an explanation was asked for.
    public var decisions: [Decision]

    /// The layout of a visible column; nil where it is hidden.
    public func column(_ column: Column) -> ColumnLayout? {
        arrangement.columns.first { $0.column == column }
    }
}
