import Foundation

extension UIViewController {
    /// Where a controller stands between gone and appeared.
    enum Appearance {
        case gone
        case appearing
        case appeared
        case disappearing
    }

    /// What a controller is on the way to; its getters tell while it hears of its appearance, and only then.
    struct Movement {
        var isBeingPresented = false
        var isBeingDismissed = false
        /// From its arrival in a container until it has appeared there.
        var isMovingToParent = false
        var isMovingFromParent = false
        /// Whether the change of appearance that runs, or ran last, is animated: one value from its beginning to its end.
        var isAnimated = false
        var isHeard = false
    }

    /// Whether the view is on screen or about to be.
    var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

    /// The window whose hierarchy this controller stands in, be its view there already or not.
    var surroundingWindow: UIWindow? {
        surroundings?.surroundingWindow ?? rootWindow ?? loadedView?.window
    }

    func startAppearing(_ animated: Bool) {
        guard !isOnScreen else { return }
        // Who stands nowhere yet keeps the traits that it had.
        if surroundingWindow != nil { updateTraits() }
        loadViewIfNeeded()
        appearance = .appearing
        movement.isAnimated = animated
        movement.isMovingFromParent = false
        kept.isAppearanceAnnounced = false
        (surroundingWindow ?? ScreenChange.window)?.note(self)
        hear { viewWillAppear(animated) }
        loadedView?.setNeedsLayout()
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearanceChildren where isOnScreen {
            child.beginAppearanceTransition(true, animated: animated)
        }
        didBeginAppearing(animated)
    }

    /// Says once an appearance that the view is in its window, in its place.
    func announceAppearance() {
        guard appearance == .appearing, !kept.isAppearanceAnnounced else { return }
        kept.isAppearanceAnnounced = true
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
            // In the middle of other changes the view may have no place yet; who has none appears after them.
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

    private func hear(_ call: () -> Void) {
        let wasHeard = movement.isHeard
        movement.isHeard = true
        call()
        movement.isHeard = wasHeard
    }

    /// Who disappears is gone without another word (measured where a column loses its controller).
    func forgetAppearance() {
        if appearance == .disappearing { appearance = .gone }
        for child in childControllers { child.forgetAppearance() }
    }

    /// The view stands in a window now; a plain container's child appears with that.
    func viewDidEnterWindow() {
        guard let container = loadedView?.surroundingController, !container.managesChildAppearance,
            container.shouldAutomaticallyForwardAppearanceMethods, container.isOnScreen,
            // Who has begun to appear already is ended by whoever began that.
            !isOnScreen
        else { return }
        beginAppearanceTransition(true, animated: false)
        if container.appearance == .appeared { endAppearanceTransition() }
    }

    /// The view is about to leave its window; a plain container's child disappears with that.
    func viewWillLeaveWindow() {
        guard let container = loadedView?.surroundingController, !container.managesChildAppearance,
            container.shouldAutomaticallyForwardAppearanceMethods, isOnScreen
        else { return }
        beginAppearanceTransition(false, animated: false)
        endAppearanceTransition()
    }

    /// A plain container's children whose views stand in its own.
    var childrenOnScreen: [UIViewController] {
        guard let view = loadedView else { return [] }
        return childControllers.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }
}
