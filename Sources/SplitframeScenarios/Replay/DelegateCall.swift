import SplitframeInterface

/// A call or question of a split view to its delegate, with UIKit's short name.
enum DelegateCall: NamedCase {
    case willChangeTo
    case willShow
    case willHide
    case didShow
    case didHide
    case didCollapse
    case didExpand
    case interactivePresentationGestureWillBegin
    case interactivePresentationGestureDidEnd
    case topColumnForCollapsing
    case displayModeForExpanding
    case primaryViewController
    case collapseSecondary
    case separateSecondaryFrom
    case show
    case showDetail
    case shouldHide
    case popoverWillPresent
}
