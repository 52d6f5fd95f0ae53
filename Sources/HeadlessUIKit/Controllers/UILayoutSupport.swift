public import Foundation

/// A strip above or below the content of a controller, as apps asked for it before iOS 11.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
    /// The height of the strip, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The guide behind such a strip, which follows the safe area.
final class ContentLimit: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}
