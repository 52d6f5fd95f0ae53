import Foundation
import SplitframeInterface

/// A row or header with up to two texts and an image of its own, from its text labels or a list configuration; all
/// other views in it are the app's.
@MainActor protocol TextRow: UIView {
    /// The row's own texts and image; nil where it has only views of the app.
    var ownText: ViewElement? { get }
    /// The views for the row's own texts and image.
    var textViews: [UIView] { get }
}

extension UILabel {
    /// The text; nil where it is empty.
    var shownText: String? { text?.isEmpty == false ? text : nil }
}
