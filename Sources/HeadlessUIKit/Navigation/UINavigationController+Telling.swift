extension UINavigationController {
    /// The last messages to the delegate about the top controller, since this controller came on screen.
    struct TopAnnouncement {
        weak var top: UIViewController?
        var isAnimated = false
        /// Whether the call of the delegate's `didShow` method is still due.
        var isWaiting = false
    }

    /// Requests an animator for the change from one controller to another, before anything appears (assumed).
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

    /// Calls the delegate's `willShow` method for a new top controller, whatever the cause of the change.
    func announceTop(_ animated: Bool) {
        guard isOnScreen, let top = stack.last, announcement.top !== top else { return }
        announcement = TopAnnouncement(top: top, isAnimated: animated, isWaiting: true)
        delegate?.navigationController(self, willShow: top, animated: animated)
    }

    /// Calls the delegate's `didShow` method for the top controller, once the change is over.
    func confirmTop() {
        guard appearance == .appeared else { return }
        announceTop(false)
        guard announcement.isWaiting, let top = stack.last, announcement.top === top else { return }
        announcement.isWaiting = false
        delegate?.navigationController(self, didShow: top, animated: announcement.isAnimated)
    }
}
