public import SplitframeInterface

/// A message to the delegate that takes no answer.
public enum SplitCallback: Hashable, Sendable {
    case willChangeTo(DisplayMode)
    case willShow(Column)
    case willHide(Column)
    case didShow(Column)
    case didHide(Column)
    case didCollapse
    case didExpand
    case gestureWillBegin
    case gestureDidEnd
    /// iOS 7: the primary goes away, its bar button is delivered.
    case willHideWithBarButtonItem
    /// iOS 7: the primary comes back, its bar button is withdrawn.
    case willShowInvalidatingBarButtonItem
    /// iOS 7: the primary's popover opens.
    case popoverWillPresent
}
