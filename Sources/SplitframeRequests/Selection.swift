public import SplitframeDevices
public import SplitframeInterface
public import SplitframeLayout
public import SplitframeWireframes

/// One picture in words: the device and its window, what the app asks of its split view, and how to draw it.
///
/// Properties are set before the split view is mounted, in order. Behavior, display mode and the inspector are
/// asked for on screen afterwards, so that the picture shows what was asked wherever UIKit ever shows it.
public struct Selection: Hashable, Sendable {
    public var device: Device
    public var orientation: Orientation
    public var window = Window.full
    public var generation = Generation.standard
    public var style = SplitStyle.doubleColumn
    public var displayMode = DisplayMode.automatic
    public var splitBehavior = SplitBehavior.automatic
    public var primaryEdge = PrimaryEdge.leading
    public var direction = LayoutDirection.leftToRight
    public var showsInspector = false
    /// What the app sets before mounting, in order.
    public var properties: [SplitProperty] = []
    public var theme = Theme.light
    /// Output pixels per point: 1, 2 or 3.
    public var scale = 2
    public var annotations: Set<Annotation> = []
    /// Whether the device is drawn around its screen.
    public var bezel = true
    /// Whether a line below the device says what is shown.
    public var caption = true
    /// Titles of columns, in place of the usual ones.
    public var titles: [Column: String] = [:]
    /// The columns whose titles are large, below their bars.
    public var largeTitles: Set<Column> = []
    /// What columns show, in place of the usual.
    public var contents: [Column: ContentElement.Kind] = [:]

    /// A double-column split view that fills a device, held the way the catalogue names first.
    public init(device: Device) {
        self.device = device
        orientation = device.orientations.first ?? .portrait
    }
}
