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

/// A question to the delegate in the middle of a transition.
public enum SplitQuestion: Hashable, Sendable {
    case topColumnForCollapsing(proposed: Column)
    case displayModeForExpanding(proposed: DisplayMode)
    /// Classic: the controller that becomes the primary; the core needs the question only, not the answer.
    case primaryForCollapsing
    /// Classic: whether the app has handled the secondary itself.
    case collapseSecondary
    case primaryForExpanding
    /// Classic: whether the app returns its own secondary.
    case separateSecondary
    /// Classic: the mode for the next button tap or swipe.
    case targetDisplayModeForAction
    /// Classic: whether the app has shown the controller itself.
    case show
    case showDetail
    /// iOS 7: whether to hide the primary in this orientation.
    case shouldHide(isPortrait: Bool)
}

/// The delegate's answer.
public enum SplitAnswer: Hashable, Sendable {
    /// No delegate, or one that does not implement the method.
    case none
    case column(Column)
    case displayMode(DisplayMode)
    case flag(Bool)
}
