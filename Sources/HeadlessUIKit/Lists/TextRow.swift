import Foundation
import SplitframeInterface

/// A row or header that may have two texts and an image of its own, from its text labels or a list configuration; all else
/// that stands in it is the app's.
@MainActor protocol TextRow: UIView {
    /// The row's own texts and image; nil where the app's views are all there is.
    var ownText: ViewElement? { get }
    /// The views that show them.
    var textViews: [UIView] { get }
}

extension UILabel {
    /// The text; nil where there is nothing to see.
    var shownText: String? { text?.isEmpty == false ? text : nil }
}
