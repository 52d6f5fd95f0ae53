public import SplitframeInterface

/// A split view at one moment: what was asked, where it stands, and what history has left behind.
///
/// `SplitMachine` turns one state into the next; `layout` says what it looks like.
public struct SplitState: Hashable, Sendable {
    public var configuration: SplitConfiguration
    /// The system whose rules apply.
    public let generation: Generation
    /// The traits of the split view's place; nil until it is mounted.
    public internal(set) var environment: TraitEnvironment?
    /// The mode that the getters report.
    public internal(set) var mode = ResolvedMode.unmounted
    /// How that mode came about; nil before the first appearance.
    public internal(set) var resolution: ModeResolution?
    public internal(set) var isCollapsed = false
    /// The columns of the collapsed stack; the highest is on top, the lowest at the root.
    public internal(set) var stack: ColumnSet = []
    /// How many controllers a classic split view's app pushed onto the collapsed stack by itself.
    public internal(set) var rawPushes = 0
    public internal(set) var isInspectorShown = false
    /// Whether the iOS 7 popover is up.
    public internal(set) var isPopoverShown = false
    /// The delegate's last answer to `shouldHide` for the present orientation (iOS 7).
    public internal(set) var shouldHide: Bool?
    /// The last mode with a column beside or over the secondary.
    public internal(set) var lastModeWithColumns: ResolvedMode?
    /// Whether a preference waits for the next layout pass.
    public internal(set) var needsResolution = false

    public init(_ configuration: SplitConfiguration, generation: Generation = .standard) {
        self.configuration = configuration
        self.generation = generation
    }

    /// The column on top of the collapsed stack; nil where a controller pushed by the app covers it.
    public var topColumn: Column? { rawPushes > 0 ? nil : stack.last }

    /// The columns on screen, as `isShowing(_:)` reports them; none before the first appearance.
    public var visibleColumns: ColumnSet {
        guard environment != nil else { return [] }
        let inspector: ColumnSet = isInspectorShown ? .inspector : []
        if isCollapsed {
            return inspector.union(topColumn.map { ColumnSet($0) } ?? [])
        }
        let popover: ColumnSet = isPopoverShown ? .primary : []
        return modeColumns(mode.displayMode).union(inspector).union(popover)
    }

    /// The columns that a mode shows here.
    func modeColumns(_ mode: DisplayMode) -> ColumnSet {
        mode.columns(of: configuration.style)
    }
}
