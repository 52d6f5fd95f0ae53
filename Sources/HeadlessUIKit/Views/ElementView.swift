import Foundation
import SplitframeInterface

/// A view that is one element of the tree; what stands inside it is part of that.
@MainActor protocol ElementView: UIView {
    /// The view's text, image or value; nil where the app gave it nothing.
    var element: ViewElement? { get }
    /// Adds the colours that the app gives to the text or image, where they are not the standard ones.
    func color(_ style: inout ElementStyle)
}

extension ElementView {
    func color(_ style: inout ElementStyle) {}
}
