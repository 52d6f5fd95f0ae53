public import SplitframeInterface

/// The current display mode, never automatic, with the details that depend on history.
public struct ResolvedMode: Hashable, Sendable {
    public var displayMode: DisplayMode
    public var splitBehavior: SplitBehavior
    /// Whether the primary floats over tiles that stay in place: an overlay reached by asking for tiles (iOS 26).
    public var floatsOverTiles: Bool

    public init(
        _ displayMode: DisplayMode, _ splitBehavior: SplitBehavior, floatsOverTiles: Bool = false
    ) {
        self.displayMode = displayMode
        self.splitBehavior = splitBehavior
        self.floatsOverTiles = floatsOverTiles
    }

    /// The values that getters return before the first appearance (measured).
    public static let unmounted = ResolvedMode(.secondaryOnly, .tile)
    /// The values that getters return while collapsed (measured).
    public static let collapsed = ResolvedMode(.oneBesideSecondary, .tile)
}
