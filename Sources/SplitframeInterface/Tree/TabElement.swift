/// One tab of a tab bar.
public struct TabElement: Hashable, Sendable {
    /// The words below the tab's symbol; nil where nobody knows them.
    public var title: String?
    /// Whether its content is on screen.
    public var isSelected: Bool

    /// Whether the tab is one of a strip at the window's top, where tabs are words alone.
    public var isInStrip: Bool

    public init(title: String?, isSelected: Bool = false, isInStrip: Bool = false) {
        self.title = title
        self.isSelected = isSelected
        self.isInStrip = isInStrip
    }
}
