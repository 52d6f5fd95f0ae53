extension APICoverage {
    /// The class reference of UIViewController, by its topics.
    static let viewController: [CoverageTopic] = [
        CoverageTopic(
            "Creating a view controller",
            behaves: "init"),
        CoverageTopic(
            "Getting the storyboard and nib information",
            stored: "nibName nibBundle",
            absent: ["storyboard": "there are no storyboards on Linux"]),
        CoverageTopic(
            "Managing the view",
            behaves: "view viewIfLoaded isViewLoaded loadView viewDidLoad loadViewIfNeeded title",
            stored: "preferredContentSize"),
        CoverageTopic(
            "Responding to view-related events",
            behaves: """
                viewWillAppear viewIsAppearing viewDidAppear viewWillDisappear viewDidDisappear
                isBeingDismissed isBeingPresented isMovingFromParent isMovingToParent
                """),
        CoverageTopic(
            "Extending the view's safe area",
            behaves: "additionalSafeAreaInsets viewSafeAreaInsetsDidChange"),
        CoverageTopic(
            "Managing the view's margins",
            stored: """
                viewRespectsSystemMinimumLayoutMargins systemMinimumLayoutMargins
                viewLayoutMarginsDidChange
                """),
        CoverageTopic(
            "Configuring the view's layout behavior",
            behaves: "viewWillLayoutSubviews viewDidLayoutSubviews",
            stored: "edgesForExtendedLayout UIRectEdge extendedLayoutIncludesOpaqueBars updateViewConstraints"
        ),
        CoverageTopic(
            "Configuring the view rotation settings",
            behaves: "supportedInterfaceOrientations setNeedsUpdateOfSupportedInterfaceOrientations",
            stored: """
                preferredInterfaceOrientationForPresentation prefersInterfaceOrientationLocked
                setNeedsUpdateOfPrefersInterfaceOrientationLocked
                childViewControllerForInterfaceOrientationLock
                """),
        CoverageTopic(
            "Performing segues",
            stored: "shouldPerformSegue prepare unwind",
            absent: [
                "performSegue": "there are no storyboards on Linux",
                "allowedChildrenForUnwinding": "there are no storyboards on Linux",
                "childContaining": "there are no storyboards on Linux",
                "canPerformUnwindSegueAction": "there are no storyboards on Linux",
            ]),
        CoverageTopic(
            "Presenting a view controller",
            behaves: """
                show showDetailViewController present dismiss modalPresentationStyle
                UIModalPresentationStyle showDetailTargetDidChangeNotification
                """,
            stored: """
                modalTransitionStyle UIModalTransitionStyle isModalInPresentation
                definesPresentationContext providesPresentationContextTransitionStyle
                disablesAutomaticKeyboardDismissal
                """),
        CoverageTopic(
            "Adding a custom transition or presentation",
            behaves: "transitionCoordinator targetViewController activePresentationController",
            stored: """
                transitioningDelegate presentationController popoverPresentationController
                sheetPresentationController restoresFocusAfterTransition
                """),
        CoverageTopic(
            "Adapting to environment changes",
            behaves: "collapseSecondaryViewController separateSecondaryViewController"),
        CoverageTopic(
            "Adjusting the interface style",
            behaves: "overrideUserInterfaceStyle UIUserInterfaceStyle",
            stored: """
                preferredUserInterfaceStyle childViewControllerForUserInterfaceStyle
                setNeedsUserInterfaceAppearanceUpdate
                """),
        CoverageTopic(
            "Observing trait changes",
            behaves: "UITraitChangeObservable"),
        CoverageTopic(
            "Overriding trait values",
            behaves: "traitOverrides UITraitOverrides"),
        CoverageTopic(
            "Managing child view controllers in a custom container",
            behaves: """
                children addChild removeFromParent transition shouldAutomaticallyForwardAppearanceMethods
                beginAppearanceTransition endAppearanceTransition
                """,
            stored: "hierarchyInconsistencyException"),
        CoverageTopic(
            "Responding to containment events",
            behaves: "willMove didMove"),
        CoverageTopic(
            "Getting other related view controllers",
            behaves: """
                presentingViewController presentedViewController parent splitViewController
                navigationController tabBarController
                """),
        CoverageTopic(
            "Configuring a navigation interface",
            behaves: "navigationItem hidesBottomBarWhenPushed setToolbarItems toolbarItems"),
        CoverageTopic(
            "Configuring tab bar content",
            behaves: "tabBarItem",
            stored: "tabBarObservedScrollView"),
        CoverageTopic(
            "Working with scrolling content",
            stored: "setContentScrollView contentScrollView"),
        CoverageTopic(
            "Indicating missing content",
            behaves: """
                setNeedsUpdateContentUnavailableConfiguration updateContentUnavailableConfiguration
                contentUnavailableConfiguration contentUnavailableConfigurationState
                UIContentUnavailableConfiguration
                """),
        CoverageTopic(
            "Supporting app extensions",
            absent: ["extensionContext": "no app extension runs headless"]),
        CoverageTopic(
            "Coordinating with system gestures",
            stored: """
                preferredScreenEdgesDeferringSystemGestures childForScreenEdgesDeferringSystemGestures
                setNeedsUpdateOfScreenEdgesDeferringSystemGestures prefersHomeIndicatorAutoHidden
                childForHomeIndicatorAutoHidden setNeedsUpdateOfHomeIndicatorAutoHidden
                """),
        CoverageTopic(
            "Working with transitions",
            stored: "preferredTransition Transition"),
        CoverageTopic(
            "Working with focus",
            stored: "focusGroupIdentifier"),
        CoverageTopic(
            "Managing pointer lock state",
            stored: """
                prefersPointerLocked setNeedsUpdateOfPrefersPointerLocked
                childViewControllerForPointerLock
                """),
        CoverageTopic(
            "Managing the status bar",
            stored: """
                prefersStatusBarHidden childForStatusBarHidden childForStatusBarStyle
                preferredStatusBarStyle UIStatusBarStyle modalPresentationCapturesStatusBarAppearance
                preferredStatusBarUpdateAnimation setNeedsStatusBarAppearanceUpdate
                """),
        CoverageTopic(
            "Managing the Touch Bar",
            absent: [
                "childViewControllerForTouchBar": "no Mac with a Touch Bar is modelled",
                "setNeedsTouchBarUpdate": "no Mac with a Touch Bar is modelled",
            ]),
        CoverageTopic(
            "Accessing the available key commands",
            behaves: "addKeyCommand removeKeyCommand", stored: "performsActionsWhilePresentingModally"),
        CoverageTopic(
            "Adding editing behaviors to your view controller",
            stored: "isEditing setEditing editButtonItem"),
        CoverageTopic(
            "Handling memory warnings",
            behaves: "didReceiveMemoryWarning"),
        CoverageTopic(
            "Managing state restoration",
            behaves: """
                restorationIdentifier encodeRestorableState decodeRestorableState
                applicationFinishedRestoringState
                """,
            stored: "restorationClass"),
        CoverageTopic(
            "Logging user interaction intervals",
            stored: "interactionActivityTrackingBaseName"),
        CoverageTopic(
            "Supporting types",
            behaves: "ViewLoading",
            stored: "UIContainerBackgroundStyle"),
        CoverageTopic(
            "Structures",
            absent: [
                "ShowDetailTargetDidChangeMessage":
                    "Foundation on Linux has no typed notification messages; the notification itself is posted"
            ]),
        CoverageTopic(
            "Instance Properties",
            stored:
                "childViewControllerForPreferredContainerBackgroundStyle preferredContainerBackgroundStyle",
            absent: [
                "ornaments": "visionOS only",
                "tab": "a controller does not know its tab; the tab knows its controller",
            ]),
        CoverageTopic(
            "Instance Methods",
            behaves:
                "setNeedsUpdateProperties updateProperties updatePropertiesIfNeeded updateTraitsIfNeeded",
            stored: "setNeedsUpdateOfPreferredContainerBackgroundStyle"),
    ]
}
