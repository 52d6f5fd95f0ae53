public import SplitframeInterface

/// An event that a split view reacts to.
public enum SplitEvent: Hashable, Sendable {
    /// The split view appears for the first time.
    case mount(TraitEnvironment)
    /// Its environment changes: resize, rotation, another window, other traits.
    case environment(TraitEnvironment)
    /// A property is set; a preference takes effect with the next layout pass.
    case set(SplitProperty)
    /// A layout pass.
    case layout
    case show(Column)
    case hide(Column)
    /// The user or the app goes back in the collapsed stack, down to a column.
    case goBack(to: Column)
    /// The app itself pushes a column onto the collapsed stack.
    case push(Column)
    /// A column gets a controller, another controller, or none.
    case setColumn(Column, hasController: Bool)
    case tapDisplayModeButton
    case tapSecondaryOnlyButton
    case swipeFromLeadingEdge
    case swipeTowardLeadingEdge
    case tapDimmingView
    /// A person drags the separator behind a column, so that the column would get this width in points.
    case drag(Column, to: Double)
    case showViewController(isChildOfPrimary: Bool)
    case showDetailViewController
}
