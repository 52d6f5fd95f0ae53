/// The split view as a whole, as its getters would describe it.
public struct SplitElement: Hashable, Codable, Sendable {
    public var style: SplitStyle
    public var displayMode: DisplayMode
    public var splitBehavior: SplitBehavior
    public var isCollapsed: Bool
    public var primaryEdge: PrimaryEdge

    public init(
        style: SplitStyle, displayMode: DisplayMode, splitBehavior: SplitBehavior, isCollapsed: Bool,
        primaryEdge: PrimaryEdge
    ) {
        self.style = style
        self.displayMode = displayMode
        self.splitBehavior = splitBehavior
        self.isCollapsed = isCollapsed
        self.primaryEdge = primaryEdge
    }
}
