public import SplitframeGeometry
public import SplitframeInterface

/// Where one visible column stands.
public struct ColumnLayout: Hashable, Sendable {
    public var column: Column
    /// The container's frame in points in the split view's space; a displaced column may reach outside.
    public var frame: Rectangle
    /// The container's safe-area insets in points, left and right being physical sides.
    public var safeArea: EdgeInsets
    public var presentation: ColumnPresentation
    /// Whether touches reach the column; what is dimmed gets none.
    public var isInteractive: Bool

    public init(
        column: Column, frame: Rectangle, safeArea: EdgeInsets, presentation: ColumnPresentation = .tiled,
        isInteractive: Bool = true
    ) {
        self.column = column
        self.frame = frame
        self.safeArea = safeArea
        self.presentation = presentation
        self.isInteractive = isInteractive
    }

    func mirrored(inWidth width: Double) -> ColumnLayout {
        ColumnLayout(
            column: column, frame: frame.mirrored(inWidth: width), safeArea: safeArea.mirrored,
            presentation: presentation, isInteractive: isInteractive)
    }
}
