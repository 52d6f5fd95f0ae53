public import SplitframeInterface

/// What stands in a toolbar, side by side.
public enum ToolbarItem: Hashable, Sendable {
    case button(BarButtonElement)
    /// Takes its share of the room that buttons leave.
    case flexibleSpace
}
