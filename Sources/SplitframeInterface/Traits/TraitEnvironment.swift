public import SplitframeGeometry

/// The traits that a window gives the interface inside it.
public struct TraitEnvironment: Hashable, Sendable {
    /// The window's size in points.
    public var size: Size
    /// Device pixels per point.
    public var scale: Double
    /// The window's safe-area insets in points, left and right being physical sides.
    public var safeArea: EdgeInsets
    public var horizontalSizeClass: SizeClass
    public var verticalSizeClass: SizeClass
    public var idiom: UserInterfaceIdiom
    public var layoutDirection: LayoutDirection
    /// Whether the window's own buttons are in its top leading corner (iPadOS 26).
    public var hasWindowControls = false
    /// The side with upright bars.
    public var verticalBarEdge = VerticalBarEdge.unspecified
    /// The parts of the window that the device reserves, in physical coordinates.
    public var reservedRegions = ReservedRegions()

    /// The device's pixel grid.
    package var pixelGrid: PixelGrid { PixelGrid(scale: scale) }

    public init(
        size: Size, scale: Double, safeArea: EdgeInsets = .zero, horizontalSizeClass: SizeClass = .regular,
        verticalSizeClass: SizeClass = .regular, idiom: UserInterfaceIdiom = .pad,
        layoutDirection: LayoutDirection = .leftToRight
    ) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.idiom = idiom
        self.layoutDirection = layoutDirection
    }
}
