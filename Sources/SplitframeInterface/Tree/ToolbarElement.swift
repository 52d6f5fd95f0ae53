/// A toolbar at the bottom of a column.
public struct ToolbarElement: Hashable, Sendable {
    /// What stands in a toolbar, side by side.
    public enum Item: Hashable, Sendable {
        case button(BarButtonElement)
        /// Takes its share of the room that buttons leave.
        case flexibleSpace
    }

    public var items: [Item]

    public init(items: [Item]) { self.items = items }
}
