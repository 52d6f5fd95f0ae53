/// A tab bar at the bottom of a column.
public struct TabBarElement: Hashable, Sendable {
    /// The words below the tabs, empty where a tab has none.
    public var titles: [String]
    /// The tab that is shown, counted from 0.
    public var selectedIndex: Int

    public init(titles: [String], selectedIndex: Int) {
        self.titles = titles
        self.selectedIndex = selectedIndex
    }
}
