public import SplitframeInterface

/// An item of a toolbar.
public enum ToolbarItem: Hashable, Sendable {
    case button(BarButtonElement)
    /// A space that gets its share of the room left by the buttons.
    case flexibleSpace
    /// A space of a width in points.
    case fixedSpace(Double)
}
