public import SplitframeDevices
public import SplitframeInterface
public import SplitframeLayout

/// A request for a split view: its place, the properties that the app sets before mounting, and the changes on screen
/// afterwards.
///
/// Every layout that is shown or compared starts from a request; only ``state()`` continues from it. Properties are set
/// before the split view is mounted, in order. Behavior, display mode and the inspector are set on screen afterwards,
/// so that a picture shows the requested ones wherever UIKit can show them.
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
    /// The properties that the app sets before mounting, in order.
    public var properties: [SplitProperty] = []
    /// Titles of columns, in place of the default ones.
    public var titles: [Column: String] = [:]
    /// The columns whose titles are large, below their bars.
    public var largeTitles: Set<Column> = []
    /// The contents of columns, in place of the default ones.
    public var contents: [Column: ContentElement.Kind] = [:]

    public var splitBehavior = SplitBehavior.automatic
    public var displayMode = DisplayMode.automatic
    public var showsInspector = false

    /// A requested posture and SDK, if the device never has this combination.
    private var impossiblePosture: Posture?
    private var impossibleSDK: AppSDK?

    /// The posture of a device that folds; nil for other devices.
    public var posture: Posture? {
        get { impossiblePosture ?? device.posture }
        set { fold(to: newValue, seenBy: impossibleSDK ?? (newValue == nil ? nil : device.sdk)) }
    }

    /// The SDK that the app on a device that folds was built with; nil for other devices.
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

    /// The device of the split view, in its posture.
    public var device: Device {
        get {
            switch sharedDevice {
            case .shared(let device): device
            }
        }
        set { sharedDevice = .shared(newValue) }
    }

    /// The reason why the device has no such posture, or no window for such an app; nil if it has.
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

    /// A double-column split view that fills a device, in the first orientation that the catalogue lists.
    public init(on device: Device) {
        sharedDevice = .shared(device)
        orientation = device.orientations.first ?? .portrait
        generation = device.usualGeneration
    }

    /// A double-column split view in a known place.
    public init(at place: Place) {
        self.init(on: place.device)
        orientation = place.orientation
        window = place.window
        generation = place.generation
        direction = place.environment.layoutDirection
    }

    /// A double-column split view in an environment without a device: on a screen of the window's size.
    public init(in environment: TraitEnvironment) {
        self.init(on: Device(showing: environment))
        orientation =
            device.orientations.first { device.screenSize(in: $0) == environment.size } ?? orientation
        direction = environment.layoutDirection
    }
}

/// A device that requests share: a gallery has tens of thousands of requests, and a device needs half a kilobyte.
private indirect enum SharedDevice: Hashable, Sendable {
    case shared(Device)
}
