public import SplitframeInterface

/// The folding state of a device that folds.
public enum Posture: NamedCase {
    /// Folded shut: the outer display.
    case closed
    /// Unfolded flat: the inner display.
    case open
    /// Half folded, with an upright fold.
    case book
    /// Half folded, with a horizontal fold.
    case laptop

    /// Whether the fold divides the visible display.
    package var isHalfFolded: Bool {
        switch self {
        case .closed, .open: false
        case .book, .laptop: true
        }
    }

    /// Whether it shows the display that folds.
    package var showsInnerDisplay: Bool { self != .closed }
}

/// The screen of a device that folds in one posture.
public struct FoldedScreen: Hashable, Sendable {
    public var posture: Posture
    /// The screen's size in points, held upright.
    public var portraitSize: Size
    public var nativePixels: PixelSize
    /// The pixels that apps render, if the device scales them down to its panel.
    public var renderPixels: PixelSize?
    /// The radius in points of the screen's corners; `hingeCornerRadius`, if given, applies at the hinge.
    public var cornerRadius: Double
    public var hingeCornerRadius: Double?
    /// The values for each orientation in which it can be held, its own orientation first.
    public var held: [HeldScreen]
    /// The halves of Split View.
    public var windows: [MultitaskingWindow]
    public var evidence: Evidence
}

/// The values of a screen, or of a window on it, that depend on the orientation.
public struct HeldScreen: Hashable, Sendable {
    public var orientation: Orientation
    /// Insets in points; left and right are physical sides.
    public var safeArea: EdgeInsets
    public var sizeClasses: SizeClasses
    /// The side with upright bars.
    public var verticalBarEdge: VerticalBarEdge
    /// The regions that the device reserves, in points of the screen or window.
    public var reservedRegions: ReservedRegions
}
