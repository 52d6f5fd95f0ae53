import Foundation

extension UIViewController {
    /// Properties of a controller that are stored together.
    struct Stored {
        var nibName: String?
        var nibBundle: Bundle?
        /// The scroll view that the bars at each edge follow.
        var scrollViews: [NSDirectionalRectEdge: UIScrollView] = [:]
        var needsUpdateProperties = true
        /// Set before the first appearance, like properties (assumed).
        var needsUpdateContentUnavailableConfiguration = true
        var isEditing = false
        /// Whether `viewIsAppearing(_:)` was called for the running appearance.
        var isAppearanceAnnounced = false
        var keyCommands: [UIKeyCommand] = []
    }
}
