import SplitframeGeometry
public import SplitframeInterface

/// A split view's layout: what its getters report and where everything stands.
public struct ResolvedSplit: Sendable {
    public var displayMode: DisplayMode
    public var splitBehavior: SplitBehavior
    public var isCollapsed: Bool
    /// What `primaryColumnWidth` reports, in points; wanted widths where nothing shows.
    public var primaryColumnWidth: Double
    /// What `supplementaryColumnWidth` reports, in points: the container's width in some modes.
    public var supplementaryColumnWidth: Double
    /// Columns, separators and veil in the split view's space.
    public var arrangement: ColumnArrangement
    public var buttons: SplitButtons
    /// How it came to this, in order; empty unless an explanation was asked for.
    public var decisions: [Decision]

    /// The visible column, or nil where it is out of sight.
    public func column(_ column: Column) -> ColumnLayout? {
        arrangement.columns.first { $0.column == column }
    }
}
