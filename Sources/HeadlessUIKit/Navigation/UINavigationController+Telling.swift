extension UINavigationController {
    /// What the delegate has heard of the top since this controller came on screen.
    struct Told {
        weak var top: UIViewController?
        var isAnimated = false
        /// Whether it waits to hear that the top has been shown.
        var isWaiting = false
    }

    /// Asks for what animates the change from one controller to another, before anything appears (assumed).
    func animator(
        for operation: Operation, from old: UIViewController?, to new: UIViewController?
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let old, let new, old !== new,
            let animator = delegate?.navigationController(
                self, animationControllerFor: operation, from: old, to: new)
        else { return nil }
        _ = delegate?.navigationController(self, interactionControllerFor: animator)
        return animator
    }

    /// Says that the top is about to be shown, whoever put it there or brought this controller back.
    func announceTop(_ animated: Bool) {
        guard isOnScreen, let top = stack.last, told.top !== top else { return }
        told = Told(top: top, isAnimated: animated, isWaiting: true)
        delegate?.navigationController(self, willShow: top, animated: animated)
    }

    /// Says that the top has been shown, once all is over that brought it there.
    func confirmTop() {
        guard appearance == .appeared else { return }
        announceTop(false)
        guard told.isWaiting, let top = stack.last, told.top === top else { return }
        told.isWaiting = false
        delegate?.navigationController(self, didShow: top, animated: told.isAnimated)
    }
}
