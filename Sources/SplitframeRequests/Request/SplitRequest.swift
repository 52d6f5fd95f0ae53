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

extension SplitRequest {
    /// The reason why UIKit would never show this, or nil if it would.
    public var impossibility: SelectionError? {
        do throws(SelectionError) {
            _ = try possiblePlace()
            return nil
        } catch {
            return error
        }
    }

    /// The place of a split view that UIKit would show.
    ///
    /// - Throws: ``SelectionError`` if it would never show this.
    func possiblePlace() throws(SelectionError) -> Place {
        if let unmetRule { throw unmetRule }
        return try place()
    }

    /// The reason, apart from the place, why UIKit would never show this.
    private var unmetRule: SelectionError? {
        if !generation.rules.hasColumnStyles, style != .unspecified {
            return .styleBeforeColumns(style, generation)
        }
        if primaryEdge == .trailing, generation.rules.arrangement == .popover {
            return .noTrailingPrimary(generation)
        }
        if style == .unspecified, splitBehavior != .automatic { return .classicHasNoBehavior(splitBehavior) }
        if showsInspector, style == .unspecified || !generation.rules.hasInspector {
            return .noInspector(style, generation)
        }
        if showsInspector, !device.platform.hasInspector {
            return .noInspectorOnPlatform(device.platform, device: device.id)
        }
        if !device.platform.hasOverlays, let word = wantedOverlay {
            return .noOverlayOnPlatform(word, device.platform, device: device.id)
        }
        if !largeTitles.isEmpty, !generation.look.hasLargeTitles { return .noLargeTitles(generation) }
        return nil
    }

    /// Whether the style offers the mode under the behavior; other modes may be requested, but UIKit falls back to an
    /// offered one.
    var modeIsOffered: Bool {
        guard displayMode != .automatic else { return true }
        let behaviors = splitBehavior == .automatic ? SplitBehavior.allCases : [splitBehavior]
        return behaviors.contains { style.modes(under: $0).contains(displayMode) }
    }

    /// The first requested value that lets columns overlay or displace the secondary.
    private var wantedOverlay: String? {
        let asked = properties + [.preferredSplitBehavior(splitBehavior), .preferredDisplayMode(displayMode)]
        return asked.first { Self.overlays.contains($0) }?.valueText
    }

    private static let overlays: Set<SplitProperty> = [
        .preferredSplitBehavior(.overlay), .preferredSplitBehavior(.displace),
        .preferredDisplayMode(.oneOverSecondary), .preferredDisplayMode(.twoOverSecondary),
        .preferredDisplayMode(.twoDisplaceSecondary),
    ]
}

extension Platform {
    /// Whether split views have an inspector column: `Column.inspector` is declared for neither tvOS nor visionOS.
    fileprivate var hasInspector: Bool {
        switch self {
        case .iOS, .macCatalyst: true
        case .visionOS, .tvOS: false
        }
    }

    /// Whether columns can overlay or displace the secondary: those behaviors are not declared for visionOS.
    fileprivate var hasOverlays: Bool {
        switch self {
        case .iOS, .macCatalyst, .tvOS: true
        case .visionOS: false
        }
    }
}

extension SplitRequest {
    /// The split view in its place, after all of the request has been applied.
    ///
    /// - Throws: ``SelectionError`` if UIKit would never show this.
    public func state() throws(SelectionError) -> SplitState {
        state(in: try possiblePlace().environment)
    }

    /// The split view in another environment than that of its place, after all of the request has been applied.
    package func state(in environment: TraitEnvironment) -> SplitState {
        events(in: environment).reduce(beforeMounting) { $0.settled(after: $1) }
    }

    /// The split view as the app makes it: style, columns, edge and properties, in order.
    package var beforeMounting: SplitState {
        var configuration = SplitConfiguration(style: style, columns: columns)
        configuration.primaryEdge = primaryEdge
        if showsInspector { configuration.columns.insert(.inspector) }
        return properties.reduce(SplitState(configuration, generation: generation)) {
            $0.settled(after: .set($1))
        }
    }

    /// The place of the split view.
    ///
    /// - Throws: ``SelectionError/place(_:)`` if the device has no such window, orientation or generation.
    public func place() throws(SelectionError) -> Place {
        if let foldingError { throw .place(foldingError) }
        do {
            return try Place(
                device: device, orientation: orientation, window: window, generation: generation,
                layoutDirection: direction)
        } catch {
            throw .place(error)
        }
    }

    /// The contents of the columns that differ from the defaults.
    public var columnContents: [Column: ColumnContents] {
        var all: [Column: ColumnContents] = [:]
        for (column, kind) in contents {
            guard let story = kind.story, let level = SampleContents.level(of: column, in: style) else {
                continue
            }
            all[column, default: .standard(for: column)].title = story.title(of: level)
        }
        for (column, title) in titles { all[column, default: .standard(for: column)].title = title }
        for column in largeTitles { all[column, default: .standard(for: column)].prefersLargeTitle = true }
        for (column, kind) in contents {
            let row =
                kind == .list
                ? ColumnContents.standard(for: column).content?.selectedRow ?? 0
                : kind.story.flatMap { story in
                    SampleContents.level(of: column, in: style).flatMap(story.selectedRow)
                }
            all[column, default: .standard(for: column)].content = ContentElement(
                kind: kind, selectedRow: row)
        }
        return all
    }

    /// The events of the split view from mounting on, in order.
    package func events(in environment: TraitEnvironment) -> [SplitEvent] {
        var events = [SplitEvent.mount(environment)]
        if splitBehavior != .automatic { events += [.set(.preferredSplitBehavior(splitBehavior)), .layout] }
        if requestsPopover {
            events.append(.tapDisplayModeButton)
        } else if displayMode != .automatic {
            events += [.set(.preferredDisplayMode(displayMode)), .layout]
        }
        if showsInspector { events += [.show(.inspector), .layout] }
        return events
    }

    /// Whether the request is for the primary over the secondary in iOS 7, where it slides in at a tap.
    private var requestsPopover: Bool {
        generation.rules.arrangement == .popover && displayMode == .oneOverSecondary
    }
}
