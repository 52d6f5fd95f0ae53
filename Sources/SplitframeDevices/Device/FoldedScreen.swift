public import SplitframeGeometry
public import SplitframeInterface

/// The screen of a device that folds in one posture.
public struct FoldedScreen: Hashable, Sendable {
    public var posture: Posture
    /// The screen's size in points, held upright.
    public var portraitSize: Size
    public var nativePixels: PixelSize
    /// The pixels apps render, where the device scales them down to its panel.
    public var renderPixels: PixelSize?
    /// The radius in points of the screen's corners; at the hinge of another one where that is given.
    public var cornerRadius: Double
    public var hingeCornerRadius: Double?
    /// What it is in each orientation in which it can be held, its own first.
    public var held: [HeldScreen]
    /// The halves of Split View.
    public var windows: [MultitaskingWindow]
    public var evidence: Evidence
}

/// What of a screen, or of a window on it, depends on how the device is held.
public struct HeldScreen: Hashable, Sendable {
    public var orientation: Orientation
    /// Insets in points, left and right being physical sides.
    public var safeArea: EdgeInsets
    public var sizeClasses: SizeClasses
    /// The side on which bars stand upright.
    public var verticalBarEdge: VerticalBarEdge
    /// What the device keeps for itself, in points of the screen or window.
    public var reservedRegions: ReservedRegions
}
