/// The split view as a whole, as its getters would describe it.
public struct SplitElement: Hashable, Sendable {
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

extension SplitElement: TwinPart {
    static let blank = SplitElement(
        style: .unspecified, displayMode: .automatic, splitBehavior: .automatic, isCollapsed: false,
        primaryEdge: .leading)

    static let fields: [TwinField<Self>] = [
        TwinField("style", \.style),
        TwinField("displayMode", \.displayMode),
        TwinField("splitBehavior", \.splitBehavior),
        TwinField("isCollapsed", \.isCollapsed),
        TwinField("primaryEdge", \.primaryEdge),
    ]
}
