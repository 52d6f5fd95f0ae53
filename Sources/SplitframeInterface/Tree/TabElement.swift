/// One tab of a tab bar.
public struct TabElement: Hashable, Sendable {
    /// The words below the tab's symbol; nil where nobody knows them.
    public var title: String?
    /// Whether its content is on screen.
    public var isSelected: Bool

    public init(title: String?, isSelected: Bool = false) {
        self.title = title
        self.isSelected = isSelected
    }
}
