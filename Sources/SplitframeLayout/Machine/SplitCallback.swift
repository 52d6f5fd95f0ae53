public import SplitframeInterface

/// A message to the delegate that needs no answer.
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
    /// iOS 7: the primary is hidden, and its bar button is passed to the delegate.
    case willHideWithBarButtonItem
    /// iOS 7: the primary is shown again, and its bar button is withdrawn.
    case willShowInvalidatingBarButtonItem
    /// iOS 7: the primary's popover opens.
    case popoverWillPresent
}
