public import SplitframeInterface

/// A message to the delegate that needs no answer; the generation decides which of them there are.
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

extension SplitCallback {
    /// Whether the delegate of a split view is sent the message.
    func isSent(to style: SplitStyle, by rules: Generation.Rules) -> Bool {
        let isAboutColumns = style != .unspecified || rules.callsBackToClassicDelegates
        return switch self {
        case .didShow(_), .didHide(_): isAboutColumns && rules.callsBackForShownColumns
        case .willShow(_), .willHide(_), .didCollapse, .didExpand: isAboutColumns
        case .willChangeTo, .gestureWillBegin, .gestureDidEnd, .willHideWithBarButtonItem,
            .willShowInvalidatingBarButtonItem, .popoverWillPresent:
            true
        }
    }
}
