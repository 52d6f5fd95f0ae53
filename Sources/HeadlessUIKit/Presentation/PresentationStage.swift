import Foundation
import SplitframeLayout

/// Where a presentation stands in its window: the view of the presented controller and whatever an app adds around it.
@MainActor struct PresentationStage {
    let container: UIView = Container()
    /// The size of the container in which the app's animator has arranged everything, which stays like that there; nil
    /// where the presentation controller places the view.
    var arrangedSize: CGSize?
    /// Whether that animator has left the view out.
    var lacksView = false

    /// Lets touches through where nothing stands in it.
    private final class Container: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self ? nil : hit
        }
    }
}

extension UIPresentationController {
    /// The view that shows: in a custom presentation the app may put another around the controller's own.
    func shownView(of controller: UIViewController) -> UIView? {
        shownStyle == .custom ? presentedView ?? controller.viewIfLoaded : controller.viewIfLoaded
    }

    /// Puts the container into a window, above all that is there.
    func enter(_ window: UIWindow) {
        guard let container = stage?.container, container.superview !== window else { return }
        container.frame = window.bounds
        window.addSubview(container)
    }

    /// The presented view takes its place in the container, unless the app's animator has arranged it there.
    func place(_ view: UIView, of controller: UIViewController, at place: PresentedFrame, in window: UIWindow)
    {
        guard let container = stage?.container else { return }
        let isInContext = shownStyle.staysInContext && place.presentation == .root
        container.frame = isInContext ? CGRect(place.frame) : window.bounds
        container.givenSafeArea = UIEdgeInsets(
            isInContext ? place.safeArea : window.environment.safeArea)
        let isArranged = stage?.arrangedSize == container.bounds.size
        guard let shown = shownView(of: controller) else { return }
        if container.superview === window, stage?.lacksView == false, !shown.isDescendant(of: container) {
            container.addSubview(shown)
        }
        let safeArea = UIEdgeInsets(window.environment.safeArea)
        if shownStyle == .custom { containerViewWillLayoutSubviews() }
        if !isArranged { shown.frame = finalFrame(at: place) }
        if shownStyle == .custom {
            let frame = view === shown ? shown.frame : view.convert(view.bounds, to: container)
            view.givenSafeArea = safeArea.reaching(into: frame, of: container.bounds.size)
            containerViewDidLayoutSubviews()
        } else {
            view.givenSafeArea = UIEdgeInsets(place.safeArea)
        }
    }

    /// The frame of the presented view in the container, in points.
    private func finalFrame(at place: PresentedFrame) -> CGRect {
        guard shownStyle != .custom, let container = containerView else {
            return frameOfPresentedViewInContainerView
        }
        return CGRect(place.frame).offsetBy(dx: -container.frame.minX, dy: -container.frame.minY)
    }

    /// The controller leaves the window with everything around it.
    func leave(_ stage: PresentationStage?, with controller: UIViewController) {
        guard let container = stage?.container else { return }
        // An app may use the controller elsewhere, in the middle of this.
        if !controller.belongsOnScreen, let view = controller.viewIfLoaded, view.isDescendant(of: container) {
            view.removeFromSuperview()
        }
        container.removeFromSuperview()
        if self.stage?.container === container { self.stage = nil }
    }
}

// MARK: Animators

extension UIPresentationController {
    /// Whether the presenter's view is out of sight while this is presented.
    private var removesPresenter: Bool {
        shownStyle.coversPresenter || shownStyle == .custom && shouldRemovePresentersView
    }

    /// An app's animator shows the controller above its presenter; false where it is not shown then.
    func animate(
        _ controller: UIViewController, onto host: UIViewController,
        by animator: any UIViewControllerAnimatedTransitioning, alongside coordinator: TransitionCoordinator
    ) -> Bool {
        guard let container = containerView, let place = controller.presentedFrame,
            let shown = shownView(of: controller)
        else { return true }
        let frame = finalFrame(at: place)
        shown.frame = frame
        let presenter = presenterSide(of: host)
        // The view that goes stands in the container from the beginning, as documented.
        let leaving = shownStyle.staysInContext ? nil : presenter.view
        if let leaving, leaving.window != nil { container.insertSubview(leaving, at: 0) }
        let isDone = AnimatedTransition(
            from: presenter,
            to: .init(controller: controller, view: shown, initialFrame: .zero, finalFrame: frame),
            in: container, style: presentationStyle
        ).run(by: animator, alongside: coordinator)
        stage?.arrangedSize = container.bounds.size
        stage?.lacksView = !shown.isDescendant(of: container)
        if let leaving, leaving.superview === container { leaving.removeFromSuperview() }
        return isDone
    }

    /// An app's animator takes the controller away from above its presenter; false where it is still shown then.
    func animate(
        _ controller: UIViewController, awayFrom host: UIViewController,
        by animator: any UIViewControllerAnimatedTransitioning, alongside coordinator: TransitionCoordinator
    ) -> Bool {
        guard let container = containerView, let shown = shownView(of: controller) else { return true }
        let presenter = presenterSide(of: host)
        let isDone = AnimatedTransition(
            from: .init(controller: controller, view: shown, initialFrame: shown.frame, finalFrame: .zero),
            to: presenter, in: container, style: presentationStyle
        ).run(by: animator, alongside: coordinator)
        if let coming = presenter.view, coming.superview === container { coming.removeFromSuperview() }
        return isDone
    }

    /// The presenter's view is the animator's where it goes or comes, and stays as it is where it shows all the time.
    private func presenterSide(of host: UIViewController) -> AnimatedTransition.Side {
        let view =
            host.presenter == nil ? host.viewIfLoaded : host.ownPresentationController.shownView(of: host)
        let frame = view?.frame ?? .zero
        return .init(
            controller: host, view: removesPresenter ? view : nil, initialFrame: frame, finalFrame: frame)
    }
}
