extension APICoverage {
    /// Controls, containers and bars beside the split view.
    static let surroundings: [CoverageTopic] = [
        CoverageTopic(
            "Controls in a controller's view",
            behaves: """
                UIControl addAction sendActions UIStackView arrangedSubviews UIButton setTitle setImage
                configuration updateConfiguration UILabel text font numberOfLines UIImageView UISwitch isOn
                UISegmentedControl selectedSegmentIndex UITextField UITextFieldDelegate placeholder UITextView
                """,
            stored: """
                textColor UISlider UIStepper UIActivityIndicatorView UIProgressView CALayer layer
                UIGestureRecognizer addGestureRecognizer UIGestureRecognizerDelegate
                """,
            absent: ["addTarget": "Linux cannot send a selector: use addAction"]),
        CoverageTopic(
            "What views and responders can override",
            behaves: """
                hitTest tintColorDidChange layerClass traitOverrides intrinsicContentSize sizeThatFits
                UndoManager registerUndo setActionName
                """,
            stored: """
                draw touchesBegan touchesMoved touchesEnded touchesCancelled pressesBegan motionBegan UIEvent
                UITouch UIPress gestureRecognizerShouldBegin
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
            stored: """
                Operation UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
                UIViewControllerInteractiveTransitioning UIPercentDrivenInteractiveTransition
                UIViewControllerTransitioningDelegate UIKeyCommand discoverabilityTitle UICommandAlternate
                foregroundColor UIFontMetrics
                """),
    ]
}
