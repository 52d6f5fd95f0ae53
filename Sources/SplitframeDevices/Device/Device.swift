public import SplitframeGeometry
public import SplitframeInterface
package import SplitframeJSON

/// A group of products that share one screen geometry, with everything known about it.
///
/// Lengths are points unless they say pixels. Sizes are those of the device held upright; what has only a
/// landscape orientation keeps its size turned by a quarter too, so that one rule serves all.
public struct Device: Hashable, Sendable {
    /// The name on the command line, in kebab case: `ipad-mini-6`.
    public var id: String
    /// The names of the products in the group, for people.
    public var name: String
    public var idiom: UserInterfaceIdiom
    public var platform: Platform
    /// The year of the first product's release.
    public var year: Int?
    public var models: [DeviceModel]
    /// The major version of the system with which the first product shipped; nil where that is not known.
    public var oldestSystem: Int?
    /// The newest major version of the system that any product of the group runs; nil for the newest there is.
    public var newestSystem: Int?

    /// The screen's size in points, held upright.
    public var portraitSize: Size
    /// Pixels per point as apps see them.
    public var scale: Double
    /// The pixels of the panel, held upright.
    public var nativePixels: PixelSize
    /// The pixels apps render, where the device scales them down to its panel.
    public var renderPixels: PixelSize?
    /// The radius in points of the screen's corners, which are continuous rather than circular.
    public var cornerRadius: Double
    public var homeButton: Bool
    public var sensorHousing: SensorHousing
    public var dynamicIsland: DynamicIsland?

    /// The safe area of the whole screen on the newest system.
    public var safeArea: Oriented<EdgeInsets>
    /// The safe areas by version of the system, the oldest first.
    public var safeAreaByOS: [SafeAreaReading]
    /// The size classes of the whole screen.
    public var sizeClasses: Oriented<SizeClasses>
    /// The windows of Split View and Slide Over.
    public var multitasking: [MultitaskingWindow]
    /// The width in points of the bar between two panes of Split View.
    public var splitDivider: Double?
    public var tilesPadOS26: WindowTiles?
    /// Whether iPadOS 16 to 18 had Stage Manager on it.
    public var stageManager16to18: Bool

    /// The screens of a device that folds; none of others.
    public internal(set) var postures: [FoldedScreen] = []
    /// The posture whose screen stands in the other properties; nil of devices that do not fold.
    public internal(set) var posture: Posture?
    /// The SDK of the app that the device is seen by, whose windows stand in `multitasking`; nil of devices that do not fold.
    public internal(set) var sdk: AppSDK?

    /// Where the screen's size and the size classes come from.
    var portraitSizeEvidence: Evidence?
    var sizeClassesEvidence: Evidence?
    /// The object that the device was read from, with what it says beyond these properties; nil for a device that was made in code.
    package var entry: JSON?

    /// Makes a device of one's own: square corners, nothing cut out of the screen, the full window only.
    ///
    /// - Parameters:
    ///   - platform: Follows from the idiom unless given.
    ///   - nativePixels: The portrait size times the scale unless given.
    ///   - safeArea: The newest row of `safeAreaByOS` unless given; without either, no insets.
    public init(
        id: String, name: String, idiom: UserInterfaceIdiom, platform: Platform? = nil, year: Int? = nil,
        models: [DeviceModel] = [], portraitSize: Size, scale: Double, nativePixels: PixelSize? = nil,
        renderPixels: PixelSize? = nil, cornerRadius: Double = 0, homeButton: Bool = false,
        sensorHousing: SensorHousing = .none, dynamicIsland: DynamicIsland? = nil,
        safeArea: Oriented<EdgeInsets>? = nil, safeAreaByOS: [SafeAreaReading] = [],
        sizeClasses: Oriented<SizeClasses>, multitasking: [MultitaskingWindow] = [],
        splitDivider: Double? = nil, tilesPadOS26: WindowTiles? = nil, stageManager16to18: Bool = false
    ) {
        self.id = id
        self.name = name
        self.idiom = idiom
        self.platform = platform ?? Platform(idiom: idiom)
        self.year = year
        self.models = models
        self.portraitSize = portraitSize
        self.scale = scale
        self.nativePixels = nativePixels ?? PixelSize(portraitSize, scale: scale)
        self.renderPixels = renderPixels
        self.cornerRadius = cornerRadius
        self.homeButton = homeButton
        self.sensorHousing = sensorHousing
        self.dynamicIsland = dynamicIsland
        self.safeArea =
            safeArea ?? safeAreaByOS.max { $0.versions.newest < $1.versions.newest }?.insets
            ?? Oriented(both: .zero)
        self.safeAreaByOS = safeAreaByOS
        self.sizeClasses = sizeClasses
        self.multitasking = multitasking
        self.splitDivider = splitDivider
        self.tilesPadOS26 = tilesPadOS26
        self.stageManager16to18 = stageManager16to18
    }
}

extension Device {
    /// Whether the device scales what apps render down to its panel.
    public var downsampled: Bool { renderPixels != nil }

    /// The orientations in which it can be held, the usual one first.
    public var orientations: [Orientation] {
        guard let held = posture.flatMap(screen)?.held.map(\.orientation) else {
            return platform.orientations
        }
        guard givesOtherWindows else { return held }
        return held.filter { orientation in multitasking.contains { $0.orientation == orientation } }
    }

    /// The screen's size in points in an orientation.
    public func screenSize(in orientation: Orientation) -> Size {
        switch orientation {
        case .portrait: portraitSize
        case .landscape, .landscapeLeft: portraitSize.transposed
        }
    }
}

extension Device: CustomStringConvertible {
    /// The id: short enough for logs and the names of test cases.
    public var description: String { id }
}
