extension APICoverage {
    /// UISplitViewController and its delegate, whole, and what code around it uses.
    static let splitView: [CoverageTopic] = [
        CoverageTopic(
            "Split view: kinds",
            behaves: """
                Style DisplayMode SplitBehavior Column PrimaryEdge BackgroundStyle
                DisplayModeButtonVisibility LayoutEnvironment automaticDimension primaryHidden allVisible
                primaryOverlay
                """),
        CoverageTopic(
            "Split view: children",
            behaves: """
                init style delegate viewControllers setViewController viewController children show hide
                isShowing showDetailViewController
                """),
        CoverageTopic(
            "Split view: modes",
            behaves: """
                preferredDisplayMode displayMode preferredSplitBehavior splitBehavior isCollapsed
                presentsWithGesture showsSecondaryOnlyButton displayModeButtonItem
                displayModeButtonVisibility
                """),
        CoverageTopic(
            "Split view: widths and look",
            behaves: """
                preferredPrimaryColumnWidthFraction preferredPrimaryColumnWidth minimumPrimaryColumnWidth
                maximumPrimaryColumnWidth primaryColumnWidth preferredSupplementaryColumnWidthFraction
                preferredSupplementaryColumnWidth minimumSupplementaryColumnWidth
                maximumSupplementaryColumnWidth supplementaryColumnWidth
                preferredSecondaryColumnWidthFraction preferredSecondaryColumnWidth
                minimumSecondaryColumnWidth preferredInspectorColumnWidthFraction
                preferredInspectorColumnWidth minimumInspectorColumnWidth maximumInspectorColumnWidth
                primaryEdge primaryBackgroundStyle
                """),
        CoverageTopic(
            "Split view: delegate",
            behaves: """
                targetDisplayModeForAction primaryViewController splitViewController
                splitViewControllerDidCollapse splitViewControllerDidExpand
                splitViewControllerInteractivePresentationGestureWillBegin
                splitViewControllerInteractivePresentationGestureDidEnd
                splitViewControllerSupportedInterfaceOrientations
                splitViewControllerPreferredInterfaceOrientationForPresentation
                """),
        CoverageTopic(
            "What else split-view code uses most",
            behaves: """
                init viewControllers topViewController backgroundColor navigationItem rootViewController
                present selectedViewController pushViewController addSubview dismiss leftBarButtonItem
                leftItemsSupplementBackButton bounds frame makeKeyAndVisible userInterfaceIdiom
                navigationBar popViewController popToRootViewController popToViewController
                setViewControllers visibleViewController setNavigationBarHidden selectedIndex
                layoutIfNeeded window safeAreaLayoutGuide removeFromSuperview superview autoresizingMask
                subviews safeAreaInsets insertSubview setNeedsLayout animate performWithoutAnimation
                registerForTraitChanges horizontalSizeClass translatesAutoresizingMaskIntoConstraints
                shared current main scene setToolbarHidden isToolbarHidden rightBarButtonItem
                tintColor rightBarButtonItems leftBarButtonItems backBarButtonItem hidesBackButton
                largeTitleDisplayMode prefersLargeTitles tabBarItem undoManager target action keyCommands
                isUserInteractionEnabled
                """,
            stored: """
                toolbar titleView scrollEdgeAppearance accessibilityIdentifier alpha isHidden
                awakeFromNib userInterfaceStyle
                """,
            absent: [
                "UIHostingController": "there is no SwiftUI on Linux",
                "UIStoryboard": "there are no storyboards on Linux",
            ]),
    ]
}
