import Foundation

extension UIViewController {
    /// Where a controller stands between gone and appeared.
    enum Appearance {
        case gone
        case appearing
        case appeared
        case disappearing
    }

    /// What a controller is on the way to, as its getters report it.
    struct Movement {
        var isBeingPresented = false
        var isBeingDismissed = false
        var isMovingToParent = false
        var isMovingFromParent = false
    }

    /// Whether the view is on screen or about to be.
    var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

    func startAppearing(_ animated: Bool) {
        guard !isOnScreen else { return }
        updateTraits()
        loadViewIfNeeded()
        appearance = .appearing
        viewWillAppear(animated)
        viewIsAppearing(animated)
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearanceChildren { child.beginAppearanceTransition(true, animated: animated) }
    }

    func startDisappearing(_ animated: Bool) {
        guard isOnScreen else { return }
        appearance = .disappearing
        viewWillDisappear(animated)
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in forwardingChildren where child.isOnScreen {
            child.beginAppearanceTransition(false, animated: animated)
        }
    }

    func finishAppearanceChange() {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(false)
        case .disappearing:
            appearance = .gone
            viewDidDisappear(false)
        case .appeared, .gone: return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in forwardingChildren
        where child.appearance == .appearing || child.appearance == .disappearing {
            child.endAppearanceTransition()
        }
        if appearance == .appeared { didFinishAppearing() }
    }

    /// Is gone without a word, and all on screen below with it.
    func forgetAppearance() {
        appearance = .gone
        for child in childControllers { child.forgetAppearance() }
    }

    /// The view stands in a window now; a plain container's child appears with that.
    func viewDidEnterWindow() {
        guard let container = loadedView?.surroundingController, !container.managesChildAppearance,
            container.shouldAutomaticallyForwardAppearanceMethods, container.isOnScreen
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
