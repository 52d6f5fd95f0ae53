extension UIWindow {
    /// The limit of rounds, for an app that changes the screen in every callback.
    private static let mostRounds = 20

    /// Records that a controller has begun to appear in this window.
    func note(_ controller: UIViewController) {
        if !appearing.contains(controller) { appearing.append(controller) }
    }

    /// The controllers that belong on screen, outermost first.
    var shownControllers: [UIViewController] { isShown ? ownRoot?.shownHierarchy ?? [] : [] }

    /// Makes every controller on screen appear and every other one disappear, unless it has already.
    func settleAppearance() {
        for _ in 0..<Self.mostRounds {
            guard !ScreenChange.isRunning, !awaitsLayout else { return }
            appearing.removeAll {
                $0.appearance == .gone || $0.surroundingWindow.map { $0 !== self } ?? false
            }
            let shown = shownControllers
            for controller in shown where controller.isOnScreen { note(controller) }
            let heard = appearing.filter(\.getsAppearanceFromContainers)
            let leaving = heard.filter { !shown.contains($0) && $0.isOnScreen }
            let coming = shown.filter { !$0.isOnScreen }
            let unfinished = heard.filter { $0.appearance != .appeared }
            guard !leaving.isEmpty || !coming.isEmpty || !unfinished.isEmpty else { break }
            ScreenChange.run {
                for controller in leaving where !shownControllers.contains(controller) {
                    controller.beginAppearanceTransition(false, animated: false)
                }
                for controller in coming where shownControllers.contains(controller) {
                    controller.beginAppearanceTransition(true, animated: false)
                }
                placePresented()
                performLayout()
                removeCovered()
                for controller in leaving + coming + unfinished { controller.endAppearanceTransition() }
            }
        }
        for controller in appearing { controller.didSettleAppearance() }
    }
}

extension UIViewController {
    /// This controller and those inside and above it that belong on screen, outermost first.
    var shownHierarchy: [UIViewController] {
        let presented = presentation?.controller
        var shown: [UIViewController] = []
        if presented?.shownStyle.coversPresenter != true {
            let inside = shouldAutomaticallyForwardAppearanceMethods ? appearanceChildren : []
            shown = [self] + inside.flatMap(\.shownHierarchy)
        }
        return shown + (presented?.shownHierarchy ?? [])
    }

    /// Whether this controller has a place on the screen that nothing covers.
    var belongsOnScreen: Bool { surroundingWindow?.shownControllers.contains(self) ?? false }

    /// Whether UIKit's containers forward appearance calls to this controller, which an app's container may prevent.
    var getsAppearanceFromContainers: Bool {
        guard let parent else { return true }
        return parent.shouldAutomaticallyForwardAppearanceMethods && parent.getsAppearanceFromContainers
    }
}
