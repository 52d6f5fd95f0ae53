public import SplitframeDevices
public import SplitframeInterface
public import SplitframeLayout

/// What is asked of a split view: where it stands, what the app sets before mounting, what is asked on screen.
///
/// Everything that shows or judges a layout starts from one of these; ``state()`` is the only way on.
/// Properties are set before the split view is mounted, in order. Behavior, display mode and the inspector are
/// asked for on screen afterwards, so that a picture shows what was asked wherever UIKit ever shows it.
public struct SplitRequest: Hashable, Sendable {
    private var sharedDevice: SharedDevice
    public var orientation: Orientation
    public var window = Window.full
    public var generation = Generation.standard
    public var direction = LayoutDirection.leftToRight

    public var style = SplitStyle.doubleColumn
    /// The columns that have a controller; nil for those of the style.
    public var columns: ColumnSet?
    public var primaryEdge = PrimaryEdge.leading
    /// What the app sets before mounting, in order.
    public var properties: [SplitProperty] = []
    /// Titles of columns, in place of the usual ones.
    public var titles: [Column: String] = [:]
    /// The columns whose titles are large, below their bars.
    public var largeTitles: Set<Column> = []
    /// What columns show, in place of the usual.
    public var contents: [Column: ContentElement.Kind] = [:]

    public var splitBehavior = SplitBehavior.automatic
    public var displayMode = DisplayMode.automatic
    public var showsInspector = false

    /// A posture and an SDK that were asked for and that the device never has together.
    private var impossiblePosture: Posture?
    private var impossibleSDK: AppSDK?

    /// How a device that folds is folded; nil of others.
    public var posture: Posture? {
        get { impossiblePosture ?? device.posture }
        set { fold(to: newValue, seenBy: impossibleSDK ?? (newValue == nil ? nil : device.sdk)) }
    }

    /// The SDK that the app on a device that folds was built with; nil of others.
    public var sdk: AppSDK? {
        get { impossibleSDK ?? device.sdk }
        set { fold(to: impossiblePosture ?? (newValue == nil ? nil : device.posture), seenBy: newValue) }
    }

    private mutating func fold(to posture: Posture?, seenBy sdk: AppSDK?) {
        let folded = (posture ?? device.posture).flatMap {
            device.folded($0, seenBy: sdk ?? device.sdk ?? .newest)
        }
        if let folded { device = folded }
        impossiblePosture = folded == nil ? posture : nil
        impossibleSDK = folded == nil ? sdk : nil
    }

    /// The device that the split view stands on, in its posture.
    public var device: Device {
        get {
            switch sharedDevice {
            case .shared(let device): device
            }
        }
        set { sharedDevice = .shared(newValue) }
    }

    /// Why the device is never folded like this, or has no window for such an app; nil where it is.
    var foldingError: PlaceError? {
        let postures = device.postures.map(\.posture)
        guard let sdk = impossibleSDK, !postures.isEmpty || impossiblePosture == nil else {
            return impossiblePosture.map { .posture($0, device: device.id, offered: postures) }
        }
        let others = postures.compactMap { device.folded($0, seenBy: sdk) }
        guard let other = others.first, let posture = impossiblePosture ?? device.posture else {
            return .sdk(
                sdk, device: device.id, offered: AppSDK.allCases.filter { device.seen(by: $0) != nil })
        }
        return .posture(posture, device: other.idAndApp, offered: others.compactMap(\.posture))
    }

    /// A double-column split view that fills a device, held the way the catalogue names first.
    public init(on device: Device) {
        sharedDevice = .shared(device)
        orientation = device.orientations.first ?? .portrait
        generation = device.usualGeneration
    }

    /// A double-column split view in a place that is known already.
    public init(at place: Place) {
        self.init(on: place.device)
        orientation = place.orientation
        window = place.window
        generation = place.generation
        direction = place.environment.layoutDirection
    }

    /// A double-column split view where traits are given outright: on a screen of the window's own size.
    public init(in environment: TraitEnvironment) {
        self.init(on: Device(showing: environment))
        orientation =
            device.orientations.first { device.screenSize(in: $0) == environment.size } ?? orientation
        direction = environment.layoutDirection
    }
}

/// A device that requests have in common: a gallery asks for tens of thousands of pictures, and a device takes half a
/// kilobyte.
private indirect enum SharedDevice: Hashable, Sendable {
    case shared(Device)
}
