import Foundation
import SplitframeInterface

/// A view that is a single element of the tree, including its subviews.
@MainActor protocol ElementView: UIView {
    /// The view's text, image or value as an element; nil where the app has set none.
    var element: ViewElement? { get }
    /// Adds the colours that the app sets for the text or image, where they differ from the default.
    func color(_ style: inout ElementStyle)
}

extension ElementView {
    func color(_ style: inout ElementStyle) {}
}
