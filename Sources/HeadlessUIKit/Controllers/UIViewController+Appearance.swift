import Foundation

extension UIViewController {
    /// The state of a controller's appearance.
    enum Appearance {
        case gone, appearing, appeared, disappearing
    }

    /// The kind of a running change; the public getters return it only during the controller's appearance calls.
    struct Movement {
        var isBeingPresented = false
        var isBeingDismissed = false
        /// Whether the presenter still has the controller that is being dismissed.
        var isHeldByPresenter = false
        /// True from the controller's arrival in a container until it has appeared there.
        var isMovingToParent = false
        var isMovingFromParent = false
        /// Whether the running or last change of appearance is animated; constant from its beginning to its end.
        var isAnimated = false
        var isInAppearanceCall = false
    }

    /// Whether the view is on screen or about to be.
    var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

    /// The window whose hierarchy contains this controller, even if its view is not in it yet.
    var surroundingWindow: UIWindow? { surroundings?.surroundingWindow ?? rootWindow ?? loadedView?.window }

    func startAppearing(_ animated: Bool) {
        guard !isOnScreen else { return }
        // A controller without a place keeps its traits.
        if surroundingWindow != nil { updateTraits() }
        loadViewIfNeeded()
        appearance = .appearing
        movement.isAnimated = animated
        movement.isMovingFromParent = false
        isAppearanceAnnounced = false
        (surroundingWindow ?? ScreenChange.window)?.note(self)
        hear { viewWillAppear(animated) }
        loadedView?.setNeedsLayout()
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearanceChildren where isOnScreen {
            child.beginAppearanceTransition(true, animated: animated)
        }
        didBeginAppearing(animated)
    }

    /// Calls `viewIsAppearing(_:)`, once for each appearance.
    func announceAppearance() {
        guard appearance == .appearing, !isAppearanceAnnounced else { return }
        isAppearanceAnnounced = true
        hear { viewIsAppearing(movement.isAnimated) }
    }

    func startDisappearing(_ animated: Bool) {
        guard isOnScreen else { return }
        appearance = .disappearing
        movement.isAnimated = animated
        movement.isMovingToParent = false
        hear { viewWillDisappear(animated) }
        didBeginDisappearing()
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in forwardingChildren where child.isOnScreen && appearance == .disappearing {
            child.beginAppearanceTransition(false, animated: animated)
        }
    }

    func finishAppearanceChange() {
        switch appearance {
        case .appearing:
            // During other changes the view may not be in a window yet: the controller then appears after them.
            let isInWindow = loadedView?.window != nil
            if ScreenChange.isRunning, !isInWindow, (surroundingWindow ?? ScreenChange.window) != nil {
                return
            }
            announceAppearance()
            guard appearance == .appearing, isInWindow == (loadedView?.window != nil) else { return }
            appearance = .appeared
            hear { viewDidAppear(movement.isAnimated) }
            movement.isMovingToParent = false
        case .disappearing:
            appearance = .gone
            hear { viewDidDisappear(movement.isAnimated) }
            movement.isMovingFromParent = false
        case .appeared, .gone: return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in forwardingChildren
        where child.appearance == .appearing || child.appearance == .disappearing {
            child.endAppearanceTransition()
        }
        if appearance == .appeared { parent?.didShow(self) }
    }

    /// Makes an appearance call, during which the containers around this controller are in the same change: apps ask
    /// their navigation controller whether it is being dismissed.
    private func hear(_ call: () -> Void) {
        let changing = sequence(first: self, next: \.parent).filter { !$0.movement.isInAppearanceCall }
        for controller in changing { controller.movement.isInAppearanceCall = true }
        call()
        for controller in changing { controller.movement.isInAppearanceCall = false }
    }

    /// Ends a disappearance without calling `viewDidDisappear(_:)` (measured where a column loses its controller).
    func forgetAppearance() {
        if appearance == .disappearing { appearance = .gone }
        for child in childControllers { child.forgetAppearance() }
    }

    /// Makes the child of a plain container appear when its view enters a window.
    func viewDidEnterWindow() {
        guard let container = loadedView?.surroundingController, !container.managesChildAppearance,
            container.shouldAutomaticallyForwardAppearanceMethods, container.isOnScreen,
            // Where the controller is appearing already, the code that began the appearance also ends it.
            !isOnScreen
        else { return }
        beginAppearanceTransition(true, animated: false)
        if container.appearance == .appeared { endAppearanceTransition() }
    }

    /// Makes the child of a plain container disappear when its view is about to leave its window.
    func viewWillLeaveWindow() {
        guard let container = loadedView?.surroundingController, !container.managesChildAppearance,
            container.shouldAutomaticallyForwardAppearanceMethods, isOnScreen
        else { return }
        beginAppearanceTransition(false, animated: false)
        endAppearanceTransition()
    }

    /// The children of a plain container whose views are inside its own.
    var childrenOnScreen: [UIViewController] {
        guard let view = loadedView else { return [] }
        return childControllers.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }
}
