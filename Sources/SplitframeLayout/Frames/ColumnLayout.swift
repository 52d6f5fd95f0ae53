public import SplitframeInterface

/// The frame and the insets of one visible column.
public typealias ColumnLayout = PlacedColumn<Double>

/// The frame and the insets of one visible column, in numbers of one kind.
public struct PlacedColumn<Number: LayoutNumber>: Hashable, Sendable {
    public var column: Column
    /// The container's frame in points in the split view's space; a displaced column may reach outside.
    public var frame: Number.Frame
    /// The container's safe-area insets in points, left and right being physical sides.
    public var safeArea: Number.Insets
    public var presentation: ColumnPresentation = .tiled
    /// How the column is presented above the split view; nil for a column inside it.
    public var screen: ScreenPresentation?
    /// Whether touches reach the column; dimmed columns get none.
    public var isInteractive: Bool = true

    func mirrored(inWidth span: Number) -> PlacedColumn {
        var mirrored = self
        mirrored.frame.x = span - (frame.width.described(as: .ownWidth(column)) + frame.x)
        mirrored.safeArea = safeArea.mirrored
        return mirrored
    }
}
