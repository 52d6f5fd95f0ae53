extension UIViewController {
    // Stored and read back, without an effect headless.

    public func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }

    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        kept.scrollViews[edge.rawValue] = scrollView
    }

    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        kept.scrollViews[edge.rawValue] ?? kept.scrollViews[NSDirectionalRectEdge.all.rawValue]
    }

    public var tabBarObservedScrollView: UIScrollView? {
        get { contentScrollView(for: .bottom) }
        set { setContentScrollView(newValue, for: .bottom) }
    }

    /// What is kept for one controller.
    struct Kept {
        var scrollViews: [UInt: UIScrollView] = [:]
        var needsUpdateProperties = false
        var isEditing = false
        /// Whether the appearance that runs has said that the view is in its window.
        var isAppearanceAnnounced = false
        var keyCommands: [UIKeyCommand] = []
    }
}
