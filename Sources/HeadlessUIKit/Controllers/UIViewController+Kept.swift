extension UIViewController {
    // Stored and read back, without an effect headless.

    public func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }

    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for one in NSDirectionalRectEdge.each where edge.contains(one) { kept.scrollViews[one] = scrollView }
    }

    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        NSDirectionalRectEdge.each.lazy.filter(edge.contains).compactMap { self.kept.scrollViews[$0] }.first
    }

    public var tabBarObservedScrollView: UIScrollView? {
        get { contentScrollView(for: .bottom) }
        set { setContentScrollView(newValue, for: .bottom) }
    }

    /// What is kept for one controller.
    struct Kept {
        /// The scroll view that the bars at each edge follow.
        var scrollViews: [NSDirectionalRectEdge: UIScrollView] = [:]
        var needsUpdateProperties = true
        var needsUpdateContentUnavailableConfiguration = false
        var isEditing = false
        /// Whether the appearance that runs has said that the view is in its window.
        var isAppearanceAnnounced = false
        var keyCommands: [UIKeyCommand] = []
    }
}
