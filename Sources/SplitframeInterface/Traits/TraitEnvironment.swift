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

/// UIKit's two size classes.
public enum SizeClass: Int, NamedCase {
    case compact = 1
    case regular = 2
}

/// The direction in which an interface is read, with UIKit's raw values.
public enum LayoutDirection: Int, NamedCase {
    case leftToRight = 0
    case rightToLeft = 1
}

/// The side with upright bars, whether or not one is shown (iOS 27.1).
public enum VerticalBarEdge: NamedCase {
    /// No bar is upright.
    case unspecified
    case leading
    case trailing
}

/// The kind of device an interface is made for, with UIKit's raw values.
public enum UserInterfaceIdiom: Int, NamedCase {
    case phone = 0
    case pad = 1
    case tv = 2
    case mac = 5
    case vision = 6
}

extension UserInterfaceIdiom {
    /// Apple's name for the kind of device.
    package var product: String {
        switch self {
        case .pad: "iPad"
        case .phone: "iPhone"
        case .tv: "Apple TV"
        case .mac: "Mac"
        case .vision: "Apple Vision Pro"
        }
    }
}
