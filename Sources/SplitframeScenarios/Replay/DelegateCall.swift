import SplitframeInterface

/// What a split view tells its delegate or asks it, by UIKit's short names.
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
