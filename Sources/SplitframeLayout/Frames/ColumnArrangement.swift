public import SplitframeGeometry

/// The visible columns in stacking order, the last on top, with the lines between tiled ones.
public struct ColumnArrangement: Hashable, Sendable {
    public var columns: [ColumnLayout]
    /// One-pixel lines between tiled columns, in points in the split view's space.
    public var separators: [Rectangle]
    /// What the veil covers, in points in the split view's space; nil without one.
    public var dimmed: Rectangle?

    func mirrored(inWidth width: Double) -> ColumnArrangement {
        ColumnArrangement(
            columns: columns.map { $0.mirrored(inWidth: width) },
            separators: separators.map { $0.mirrored(inWidth: width) },
            dimmed: dimmed?.mirrored(inWidth: width))
    }
}
