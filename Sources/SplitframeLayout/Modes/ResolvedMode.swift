public import SplitframeInterface

/// The display mode that shows, never automatic, with what history adds to it.
public struct ResolvedMode: Hashable, Sendable {
    public var displayMode: DisplayMode
    public var splitBehavior: SplitBehavior
    /// Whether the primary floats over tiles that stay: an overlay reached by asking for tiles (iOS 26).
    public var floatsOverTiles: Bool

    public init(
        _ displayMode: DisplayMode, _ splitBehavior: SplitBehavior, floatsOverTiles: Bool = false
    ) {
        self.displayMode = displayMode
        self.splitBehavior = splitBehavior
        self.floatsOverTiles = floatsOverTiles
    }

    /// What the getters say before the first appearance (measured).
    public static let unmounted = ResolvedMode(.secondaryOnly, .tile)
    /// What the getters say while collapsed (measured).
    public static let collapsed = ResolvedMode(.oneBesideSecondary, .tile)
}
