import Foundation

/// A view that scrolls its content.
@MainActor protocol ScrollingView: UIView {
    /// The size of the content, in points.
    var contentSize: CGSize { get set }
    /// Whether the content is moved clear of the safe area.
    var clearsSafeArea: Bool { get }
    /// Whether the view has its own rows or items, so that constraints do not determine the content's size.
    var hasOwnContent: Bool { get }
}
