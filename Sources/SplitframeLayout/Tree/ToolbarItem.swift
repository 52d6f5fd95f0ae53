public import SplitframeInterface

/// An item of a toolbar.
public enum ToolbarItem: Hashable, Sendable {
    case button(BarButtonElement)
    /// A space that gets its share of the room left by the buttons.
    case flexibleSpace
}
