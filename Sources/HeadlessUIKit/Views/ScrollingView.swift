import Foundation

/// A view that scrolls what stands in it.
@MainActor protocol ScrollingView: UIView {
    /// What it scrolls, in points.
    var contentSize: CGSize { get set }
    /// Whether what it scrolls is moved clear of the safe area.
    var clearsSafeArea: Bool { get }
    /// Whether it has rows or items of its own, and constraints do not say how large its content is.
    var hasOwnContent: Bool { get }
}
