import Foundation

/// A transition by an app's animator, which runs from its beginning to its end at once.
@MainActor final class AnimatedTransition: UIViewControllerContextTransitioning {
    /// One of the two controllers, with the view and the frames that the animator uses.
    struct Side {
        let controller: UIViewController
        /// The view to move; nil where it stays as it is.
        let view: UIView?
        let initialFrame: CGRect
        let finalFrame: CGRect
    }

    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let isAnimated = true
    let isInteractive = false
    private(set) var transitionWasCancelled = false
    private let from: Side
    private let to: Side
    private weak var animator: (any UIViewControllerAnimatedTransitioning)?
    /// Whether the transition was completed or cancelled; nil while it runs.
    private var isCompleted: Bool?

    init(from: Side, to: Side, in containerView: UIView, style: UIModalPresentationStyle = .none) {
        (self.from, self.to, self.containerView, presentationStyle) = (from, to, containerView, style)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from.controller
        case .to: to.controller
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.view
        case .to: to.view
        default: nil
        }
    }

    func initialFrame(for controller: UIViewController) -> CGRect {
        side(of: controller)?.initialFrame ?? .zero
    }

    func finalFrame(for controller: UIViewController) -> CGRect { side(of: controller)?.finalFrame ?? .zero }

    private func side(of controller: UIViewController) -> Side? {
        [from, to].first { $0.controller === controller }
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() { transitionWasCancelled = true }

    func completeTransition(_ didComplete: Bool) {
        guard isCompleted == nil else { return }
        isCompleted = didComplete
        animator?.animationEnded(didComplete)
    }

    /// Runs the animator and the animations alongside it, to their end.
    ///
    /// A transition that is still running then, because it waits for a timer of its own, counts as completed.
    ///
    /// - Returns: False where the animator cancels the transition, so that the old view is still shown.
    func run(
        by animator: any UIViewControllerAnimatedTransitioning, alongside coordinator: TransitionCoordinator
    ) -> Bool {
        self.animator = animator
        coordinator.containerView = containerView
        coordinator.transitionDuration = animator.transitionDuration(using: self)
        PendingWork.shared.runThrough(until: { self.isCompleted != nil }) {
            animator.animateTransition(using: self)
            coordinator.runAnimations()
        }
        completeTransition(true)
        coordinator.isCancelled = isCompleted == false
        return isCompleted != false
    }
}

extension UIViewController {
    /// Lets an app's animator replace one child's view by another's in a temporary container view; false where the
    /// animator cancels and the old view is still shown.
    ///
    /// - Parameter place: Sets the frame of the new view in this container.
    func animate(
        _ old: UIViewController, to new: UIViewController,
        by animator: any UIViewControllerAnimatedTransitioning,
        alongside coordinator: TransitionCoordinator, place: (UIView) -> Void
    ) -> Bool {
        guard let view = loadedView, let oldView = old.viewIfLoaded, let newView = new.view else {
            return true
        }
        let stage = UIView(frame: view.bounds)
        let frame = oldView.frame
        view.insertSubview(stage, at: 0)
        stage.addSubview(oldView)
        place(newView)
        let isDone = AnimatedTransition(
            from: .init(controller: old, view: oldView, initialFrame: frame, finalFrame: .zero),
            to: .init(controller: new, view: newView, initialFrame: .zero, finalFrame: newView.frame),
            in: stage
        ).run(by: animator, alongside: coordinator)
        for moved in [oldView, newView] where moved.superview === stage { moved.removeFromSuperview() }
        stage.removeFromSuperview()
        return isDone
    }
}
