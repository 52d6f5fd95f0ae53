import Foundation
import SplitframeInterface
import SplitframeText

/// A view that says something by itself; what stands inside it is part of it.
@MainActor protocol SayingView: UIView {
    /// What the view says; nil where the app gave it nothing.
    var said: ViewElement? { get }
    /// The colours that the app gives to what the view says, where it does not draw in the standard ones.
    func color(_ style: inout ElementStyle)
}

extension SayingView {
    func color(_ style: inout ElementStyle) {}
}
