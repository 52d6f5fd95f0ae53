public import SplitframeInterface

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
