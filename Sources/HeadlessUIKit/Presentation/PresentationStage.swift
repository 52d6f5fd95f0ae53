import Foundation
import SplitframeLayout

/// The container of a presentation in its window, with the presented view and other views that an app adds.
@MainActor struct PresentationStage {
    let container: UIView = Container()
    /// The size of the container for which the app's animator has arranged the views; at any other size, or for nil,
    /// the presentation controller places the view.
    var arrangedSize: CGSize?
    /// Whether that animator has removed the presented view.
    var lacksView = false

    /// A container that lets touches through outside of its subviews.
    private final class Container: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self ? nil : hit
        }
    }
}

extension UIPresentationController {
    /// The visible view: in a custom presentation the app may wrap the controller's own view in another.
    func shownView(of controller: UIViewController) -> UIView? {
        shownStyle == .custom ? presentedView ?? controller.viewIfLoaded : controller.viewIfLoaded
    }

    /// The size of the shown controller in its window; nil where the app or a context inside the window decides.
    var finalSize: CGSize? {
        guard shownStyle != .custom, let place = shownController?.presentedFrame, place.presentation != .root
        else { return nil }
        return CGRect(place.frame).size
    }

    /// Adds the container to a window, in front of everything.
    func enter(_ window: UIWindow) {
        guard let container = stage?.container, container.superview !== window else { return }
        container.frame = window.bounds
        window.addSubview(container)
    }

    /// Places the presented view in the container, unless the app's animator has arranged it there.
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

    /// Removes the controller from the window, with everything around it.
    func leave(_ stage: PresentationStage?, with controller: UIViewController) {
        guard let container = stage?.container else { return }
        // The view stays where the app has already shown the controller elsewhere.
        if !controller.belongsOnScreen, let view = controller.viewIfLoaded, view.isDescendant(of: container) {
            view.removeFromSuperview()
        }
        container.removeFromSuperview()
        if self.stage?.container === container { self.stage = nil }
    }
}

// MARK: Animators

extension UIPresentationController {
    /// Whether the presenter's view is hidden during the presentation.
    private var removesPresenter: Bool {
        shownStyle.coversPresenter || shownStyle == .custom && shouldRemovePresentersView
    }

    /// Presents the controller with an app's animator; false where the animator cancels that.
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
        // The view that disappears is in the container from the beginning, as documented.
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

    /// Dismisses the controller with an app's animator; false where the animator cancels that.
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

    /// The presenter's side of a transition, with its view only where the view appears or disappears.
    private func presenterSide(of host: UIViewController) -> AnimatedTransition.Side {
        let view =
            host.presenter == nil ? host.viewIfLoaded : host.ownPresentationController.shownView(of: host)
        let frame = view?.frame ?? .zero
        return .init(
            controller: host, view: removesPresenter ? view : nil, initialFrame: frame, finalFrame: frame)
    }
}
