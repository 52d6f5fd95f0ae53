import Foundation

extension UIViewController {
    /// What is kept for one controller.
    struct Kept {
        var nibName: String?
        var nibBundle: Bundle?
        /// The scroll view that the bars at each edge follow.
        var scrollViews: [NSDirectionalRectEdge: UIScrollView] = [:]
        var needsUpdateProperties = true
        /// As with properties, it is asked for before the first appearance (assumed).
        var needsUpdateContentUnavailableConfiguration = true
        var isEditing = false
        /// Whether the appearance that runs has said that the view is in its window.
        var isAppearanceAnnounced = false
        var keyCommands: [UIKeyCommand] = []
    }
}
