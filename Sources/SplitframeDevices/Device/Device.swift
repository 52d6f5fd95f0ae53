public import SplitframeGeometry
public import SplitframeInterface
package import SplitframeJSON

/// A group of products that share one screen geometry, with everything known about it.
///
/// Lengths are in points unless their names say pixels. Sizes are those of the device held upright; the size of a
/// device with only a landscape orientation is stored turned by a quarter too, so that one rule applies to all.
public struct Device: Hashable, Sendable {
    /// The name on the command line, in kebab case: `ipad-mini-6`.
    public var id: String
    /// The readable names of the products in the group.
    public var name: String
    public var idiom: UserInterfaceIdiom
    public var platform: Platform
    /// The year of the first product's release.
    public var year: Int?
    public var models: [DeviceModel]
    /// The major version of the system with which the first product shipped; nil if it is not known.
    public var oldestSystem: Int?
    /// The newest major version of the system that any product of the group runs; nil for the newest version of all.
    public var newestSystem: Int?

    /// The screen's size in points, held upright.
    public var portraitSize: Size
    /// Pixels per point in apps.
    public var scale: Double
    /// The pixels of the panel, held upright.
    public var nativePixels: PixelSize
    /// The pixels that apps render, if the device scales them down to its panel.
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
    /// Whether the device had Stage Manager on iPadOS 16 to 18.
    public var stageManager16to18: Bool

    /// The screens of a device that folds; empty for other devices.
    public internal(set) var postures: [FoldedScreen] = []
    /// The posture whose screen the other properties describe; nil for devices that do not fold.
    public internal(set) var posture: Posture?
    /// The SDK of the app whose windows are in `multitasking`; nil for devices that do not fold.
    public internal(set) var sdk: AppSDK?

    /// The evidence for the screen's size and the size classes.
    var portraitSizeEvidence: Evidence?
    var sizeClassesEvidence: Evidence?
    /// The object that the device was read from, with keys beyond these properties; nil for a device made in code.
    package var entry: JSON?

    /// Makes a custom device: square corners, a screen without cutouts, the full window only.
    ///
    /// - Parameters:
    ///   - platform: By default that of the idiom.
    ///   - nativePixels: By default the portrait size times the scale.
    ///   - safeArea: By default the newest reading of `safeAreaByOS`; without one, no insets.
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

extension Device: CustomStringConvertible {
    /// The id: short enough for logs and the names of test cases.
    public var description: String { id }

    /// Whether the device scales the pixels that apps render down to its panel.
    public var downsampled: Bool { renderPixels != nil }

    /// The orientations in which it can be held, the default one first.
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
