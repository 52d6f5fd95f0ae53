public import SplitframeDevices
public import SplitframeInterface
public import SplitframeLayout
public import SplitframeWireframes

/// Many pictures in words: some or all values for each key, nil where nothing was said.
public struct SelectionList: Hashable, Sendable {
    public var devices: Choice<Device>?
    public var orientations: Choice<Orientation>?
    public var windows: Choice<Window>?
    public var generations: Choice<Generation>?
    public var styles: Choice<SplitStyle>?
    public var displayModes: Choice<DisplayMode>?
    public var splitBehaviors: Choice<SplitBehavior>?
    public var primaryEdges: Choice<PrimaryEdge>?
    public var directions: Choice<LayoutDirection>?
    public var themes: Choice<Theme>?
    public var scales: Choice<Int>?
    public var showsInspector: Bool?
    public var bezel: Bool?
    public var annotations: Set<Annotation>?
    /// What the app sets before mounting, in order, in every picture.
    public var properties: [SplitProperty] = []
    public var titles: [Column: String] = [:]
    public var largeTitles: Set<Column> = []
    public var contents: [Column: ContentElement.Kind] = [:]

    /// A list that says nothing.
    public init() {}
}
