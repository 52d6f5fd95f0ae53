package import SplitframeFiles
public import SplitframeInterface

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

extension Device {
    /// The default posture of a device that folds: flat, if it can be.
    public var usualPosture: Posture? {
        postures.first { $0.posture == .open }?.posture ?? postures.first?.posture
    }

    /// The device in its default state: in the default posture, with apps of the newest SDK.
    package var asUsual: Device { usualPosture.flatMap { folded($0, seenBy: .newest) } ?? self }

    /// The device in a posture, with the screen of that posture; nil if it has no such posture.
    public func folded(_ posture: Posture) -> Device? { folded(posture, seenBy: sdk ?? .newest) }

    /// The device with the windows of apps built with an SDK; nil if it does not fold, or has no windows for them.
    public func seen(by sdk: AppSDK) -> Device? { posture.flatMap { folded($0, seenBy: sdk) } }

    /// Whether an app gets another window than the whole display, because its SDK does not support folding.
    package var givesOtherWindows: Bool { sdk != nil && sdk != .newest }

    /// The device in a posture with the windows of apps built with an SDK; nil if it has no such posture or windows.
    package func folded(_ posture: Posture, seenBy sdk: AppSDK) -> Device? {
        guard let screen = screen(in: posture) else { return nil }
        var device = self
        device.sdk = sdk
        device.posture = posture
        device.portraitSize = screen.portraitSize
        device.nativePixels = screen.nativePixels
        device.renderPixels = screen.renderPixels
        device.cornerRadius = screen.cornerRadius
        device.multitasking = screen.windows.filter { $0.sdk == sdk }
        guard sdk == .newest || !device.multitasking.isEmpty else { return nil }
        device.portraitSizeEvidence = screen.evidence
        let held = { (orientation: Orientation) in
            screen.held.first { $0.orientation == orientation } ?? screen.held[0]
        }
        device.sizeClasses = Oriented { held($0).sizeClasses }
        device.safeArea = Oriented { held($0).safeArea }
        device.safeAreaByOS = safeAreaByOS.suffix(1).map {
            SafeAreaReading(versions: $0.versions, insets: device.safeArea, evidence: screen.evidence)
        }
        return device
    }

    /// The device in a posture that allows another orientation: a half-folded one changes between book and laptop, any
    /// other is unchanged.
    package func turned(to orientation: Orientation) -> Device {
        guard let posture, !orientations.contains(orientation) else { return self }
        let turned = postures.filter { $0.posture.isHalfFolded && posture.isHalfFolded }.lazy
            .compactMap { self.folded($0.posture) }
        return turned.first { $0.orientations.contains(orientation) } ?? self
    }

    /// The values of the whole screen that depend on the orientation; nil for devices that do not fold.
    func held(_ orientation: Orientation) -> HeldScreen? {
        posture.flatMap(screen)?.held.first { $0.orientation == orientation }
    }

    /// The screen in a posture; nil if the device has no such posture.
    func screen(in posture: Posture) -> FoldedScreen? { postures.first { $0.posture == posture } }

    /// The id, with the SDK of an older app, for sentences.
    package var idAndApp: String { id + appWords }

    /// The id, with the posture of a device that folds and the SDK of an older app, for sentences.
    var idAndPosture: String { (posture.map { "\(id) in posture \($0.name)" } ?? id) + appWords }

    private var appWords: String {
        givesOtherWindows ? " with an app of SDK \(sdk?.name ?? "")" : ""
    }
}

/// The horizontal and the vertical size class of a window.
public struct SizeClasses: Hashable, Sendable {
    public var horizontal: SizeClass
    public var vertical: SizeClass
}

/// The part of the screen that the front camera occupies.
public enum SensorHousing: NamedCase {
    case none
    case notch
    case dynamicIsland
}

/// The safe area of the whole screen on some versions of the system.
public struct SafeAreaReading: Hashable, Sendable {
    public var versions: SystemVersions
    /// Insets in points; left and right are physical sides.
    public var insets: Oriented<EdgeInsets>
    public var evidence: Evidence
}

/// One product with the screen of its group.
public struct DeviceModel: Hashable, Sendable {
    /// The product's name: `iPad mini (6th generation)`.
    public var name: String
    /// The year of release.
    public var year: Int
    /// The model identifiers that the system reports: `iPad14,1`.
    public var identifiers: [String]

    public init(name: String, year: Int, identifiers: [String]) {
        self.name = name
        self.year = year
        self.identifiers = identifiers
    }
}

/// A width and a height in pixels, of a panel or of the image rendered for it.
public struct PixelSize: Hashable, Sendable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

extension PixelSize {
    /// The number of pixels of a size in points; zero if it is out of range.
    init(_ size: Size, scale: Double) {
        self.init(
            width: Int(exactly: (size.width * scale).rounded()) ?? 0,
            height: Int(exactly: (size.height * scale).rounded()) ?? 0)
    }
}
