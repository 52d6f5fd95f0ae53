extension UINavigationController {
    /// The last messages to the delegate about the top controller, since this controller came on screen.
    struct TopAnnouncement {
        weak var top: UIViewController?
        var isAnimated = false
        /// Whether the delegate has still to be told that the top controller was shown.
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

    /// Tells the delegate that the top controller is about to be shown, regardless of the cause.
    func announceTop(_ animated: Bool) {
        guard isOnScreen, let top = stack.last, announcement.top !== top else { return }
        announcement = TopAnnouncement(top: top, isAnimated: animated, isWaiting: true)
        delegate?.navigationController(self, willShow: top, animated: animated)
    }

    /// Tells the delegate that the top controller was shown, once the change is over.
    func confirmTop() {
        guard appearance == .appeared else { return }
        announceTop(false)
        guard announcement.isWaiting, let top = stack.last, announcement.top === top else { return }
        announcement.isWaiting = false
        delegate?.navigationController(self, didShow: top, animated: announcement.isAnimated)
    }
}
