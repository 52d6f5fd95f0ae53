extension APICoverage {
    /// Controls, containers and bars beside the split view.
    static let surroundings: [CoverageTopic] = [
        CoverageTopic(
            "Controls in a controller's view",
            behaves: """
                UIControl addAction addTarget removeTarget sendActions sendAction UIStackView arrangedSubviews UIButton setTitle setImage
                configuration updateConfiguration UILabel text font numberOfLines UIImageView UISwitch isOn
                UIGestureRecognizer addGestureRecognizer
                UISegmentedControl selectedSegmentIndex UITextField UITextFieldDelegate placeholder UITextView
                """,
            stored: """
                textColor UISlider UIStepper UIActivityIndicatorView UIProgressView CALayer layer
                UIGestureRecognizerDelegate
                """),
        CoverageTopic(
            "What views and responders can override",
            behaves: """
                hitTest tintColorDidChange layerClass traitOverrides intrinsicContentSize sizeThatFits
                UndoManager registerUndo setActionName gestureRecognizerShouldBegin
                """,
            stored: """
                draw touchesBegan touchesMoved touchesEnded touchesCancelled pressesBegan motionBegan UIEvent
                UITouch UIPress
                """),
        CoverageTopic(
            "Bars and items",
            behaves: """
                UIBarButtonItemGroup leadingItemGroups trailingItemGroups navigationBar toolbar
                """,
            stored: """
                setTitleTextAttributes titleTextAttributes style centerItemGroups titleMenuProvider
                UINavigationBarAppearance UIBarButtonItemAppearance
                """),
        CoverageTopic(
            "Other containers and presented controllers",
            behaves: """
                UINavigationController UIPageViewController UIPageViewControllerDataSource
                UIPageViewControllerDelegate UITab selectedTab tabs UIActivityViewController UIActivity
                completionWithItemsHandler
                """,
            stored: "UITabGroup UISearchTab excludedActivityTypes mode"),
        CoverageTopic(
            "Transitions, commands and texts",
            behaves: "UIKeyCommand UICommandAlternate",
            stored: """
                Operation UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
                UIViewControllerInteractiveTransitioning UIPercentDrivenInteractiveTransition
                UIViewControllerTransitioningDelegate discoverabilityTitle
                foregroundColor UIFontMetrics
                """),
    ]
}
