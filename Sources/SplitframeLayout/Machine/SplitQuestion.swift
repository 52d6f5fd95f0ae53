public import SplitframeInterface

/// A question that UIKit puts to the delegate in the middle of a transition.
public enum SplitQuestion: Hashable, Sendable {
    case topColumnForCollapsing(proposed: Column)
    case displayModeForExpanding(proposed: DisplayMode)
    /// Classic: which controller becomes the primary; the core only needs to have asked.
    case primaryForCollapsing
    /// Classic: has the app dealt with the secondary itself?
    case collapseSecondary
    case primaryForExpanding
    /// Classic: does the app hand over a secondary of its own?
    case separateSecondary
    /// Classic: the mode for the next button tap or swipe.
    case targetDisplayModeForAction
    /// Classic: has the app shown the controller itself?
    case show
    case showDetail
    /// iOS 7: whether the primary hides in this orientation.
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
