import Foundation
import SplitframeLayout

/// A modal presentation: its controller, the requested one, which may differ after adaptation, and the requester.
struct Presentation {
    let controller: UIViewController
    let requested: UIViewController
    weak var requester: UIViewController?
}

extension UIViewController {
    /// The controller that presents on behalf of this one: the outermost ancestor, or one that defines a context.
    private func presentationHost(for style: UIModalPresentationStyle) -> UIViewController {
        var host = self
        while let parent = host.parent {
            if style.staysInContext, host.definesPresentationContext { break }
            host = parent
        }
        return host
    }

    /// Stores a controller as presented by this one.
    func hold(
        _ controller: UIViewController, managedBy manager: UIPresentationController,
        askedBy requester: UIViewController?
    ) {
        presentation = Presentation(
            controller: controller, requested: manager.presentedViewController, requester: requester)
        controller.madePresentationController = manager
        manager.shownController = controller
        controller.presenter = self
    }

    func startPresenting(_ requested: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let animated = animated && UIView.areAnimationsEnabled
        let host = presentationHost(for: requested.modalPresentationStyle)
        guard requested.presenter == nil, requested.rootWindow == nil else { return }
        requested.prepareForPopover()
        guard
            RaisedMisuses.allow(misuse(ofPresenting: requested)), host.refusal(ofPresenting: requested).allows
        else { return }
        if requested.modalPresentationStyle == .custom,
            let custom = requested.transitioningDelegate?.presentationController(
                forPresented: requested, presenting: host, source: self)
        {
            requested.madePresentationController = custom
        }
        let manager = requested.ownPresentationController
        let animator =
            animated
            ? requested.transitioningDelegate?.animator(presenting: requested, on: host, from: self) : nil
        let coordinator = TransitionCoordinator(from: host, to: requested, isAnimated: animated)
        let traits = host.surroundingWindow?.traitCollection ?? host.traitCollection
        let controller = manager.adapt(to: traits, with: coordinator)
        host.hold(controller, managedBy: manager, askedBy: self)
        controller.movement.isBeingPresented = true
        host.runningTransition = coordinator
        manager.stage = PresentationStage()
        ScreenChange.run(in: host) {
            controller.updateTraits()
            controller.loadViewIfNeeded()
            let covers = manager.shownStyle.coversPresenter
            if let window = host.surroundingWindow { manager.enter(window) }
            manager.presentationTransitionWillBegin()
            if covers { host.beginAppearanceTransition(false, animated: animated) }
            if host.presentation?.controller === controller {
                controller.beginAppearanceTransition(true, animated: animated)
            }
            let isDone = animator.map {
                manager.animate(controller, onto: host, by: $0, alongside: coordinator)
            }
            if isDone == false {
                controller.beginAppearanceTransition(false, animated: animated)
                controller.stopBeingPresented()
                if covers { host.beginAppearanceTransition(true, animated: animated) }
                manager.leave(manager.stage, with: controller)
            }
            host.surroundingWindow?.placePresented()
            controller.viewIfLoaded?.performLayout()
            coordinator.runAnimations()
            controller.endAppearanceTransition()
            if covers {
                host.surroundingWindow?.removeCovered()
                host.endAppearanceTransition()
            }
            controller.movement.isBeingPresented = false
            manager.presentationTransitionDidEnd(isDone ?? true)
        }
        coordinator.finishLater(in: host, completion: completion)
    }

    func endPresenting(animated: Bool, completion: (() -> Void)?) {
        let animated = animated && UIView.areAnimationsEnabled
        let presenting = sequence(first: self, next: \.parent).first { $0.presentation != nil }
        guard let host = presenting ?? presentingViewController, let presentation = host.presentation else {
            if let completion { PendingWork.shared.add(completion) }
            return
        }
        let controller = presentation.controller
        guard !controller.movement.isBeingDismissed else { return }
        let manager = controller.ownPresentationController
        let stage = manager.stage
        let animator =
            animated ? presentation.requested.transitioningDelegate?.animator(dismissing: controller) : nil
        let coordinator = TransitionCoordinator(from: controller, to: host, isAnimated: animated)
        host.runningTransition = coordinator
        controller.movement.isBeingDismissed = true
        ScreenChange.run(in: host) {
            if controller.presentation != nil {
                controller.endPresenting(animated: animated, completion: nil)
            }
            manager.dismissalTransitionWillBegin()
            controller.beginAppearanceTransition(false, animated: animated)
            controller.stopBeingPresented()
            host.dismissedController = controller
            // A presenter that is being dismissed as well does not appear in between.
            let isUncovered =
                manager.shownStyle.coversPresenter && host.belongsOnScreen && !host.movement.isBeingDismissed
            if isUncovered { host.beginAppearanceTransition(true, animated: animated) }
            let isDone = animator.map {
                manager.animate(controller, awayFrom: host, by: $0, alongside: coordinator)
            }
            if isDone == false, host.presentation == nil, controller.presenter == nil {
                host.hold(controller, managedBy: manager, askedBy: presentation.requester)
                controller.beginAppearanceTransition(true, animated: animated)
                if isUncovered { host.beginAppearanceTransition(false, animated: animated) }
                host.surroundingWindow?.removeCovered()
            } else {
                if isUncovered {
                    host.surroundingWindow?.placePresented()
                    host.viewIfLoaded?.performLayout()
                }
                manager.leave(stage, with: controller)
            }
            coordinator.runAnimations()
            host.dismissedController = nil
            controller.endAppearanceTransition()
            if isUncovered { host.endAppearanceTransition() }
            controller.movement.isBeingDismissed = false
            manager.dismissalTransitionDidEnd(isDone ?? true)
            if controller.presenter == nil { manager.dismissed?() }
        }
        coordinator.finishLater(in: host, completion: completion)
    }

    /// Ends the relation between this controller and its presenter.
    func stopBeingPresented() {
        if presenter?.presentation?.controller === self { presenter?.presentation = nil }
        presenter = nil
    }

    func dismissAll() {
        if presentation != nil { endPresenting(animated: false, completion: nil) }
        for child in childControllers { child.dismissAll() }
    }
}

extension UIWindow {
    /// Places the controllers in the window: the root, and the presented ones above it.
    func placePresented() { place(held) }

    /// Places the controllers presented in a context, according to the views that they cover, which are placed already.
    func placeInContexts() { place(presentedControllers.filter(\.shownStyle.staysInContext)) }

    private func place(_ controllers: [UIViewController]) {
        let shown = shownControllers
        for controller in controllers {
            guard let view = controller.view, let place = place(of: controller) else { continue }
            if controller.presenter == nil {
                // The app may have moved the root's view elsewhere.
                if view.superview === self { continue }
                if shown.contains(controller) { insertSubview(view, at: 0) }
                view.frame = CGRect(place.frame)
                view.givenSafeArea = UIEdgeInsets(place.safeArea)
            } else {
                let manager = controller.ownPresentationController
                if shown.contains(controller) { manager.enter(self) }
                manager.place(view, of: controller, at: place, in: self)
            }
            // A covered controller is still laid out in the window's size.
            if view.window == nil { view.performLayout() }
        }
    }

    /// Removes from the window the views that a full-screen presentation covers.
    func removeCovered() {
        let shown = shownControllers
        for controller in held where !shown.contains(controller) {
            let view =
                controller.presenter == nil
                ? controller.viewIfLoaded : controller.ownPresentationController.containerView
            if let view, view.superview === self { view.removeFromSuperview() }
        }
    }

    /// All presented controllers, covered ones included, outermost first.
    var presentedControllers: [UIViewController] { held.filter { $0.presenter != nil } }

    /// The controllers whose views are directly in the window, or would be if they were not covered.
    private var held: [UIViewController] {
        guard isShown, let ownRoot else { return [] }
        return [ownRoot] + ownRoot.presentedInside
    }

    private func place(of controller: UIViewController) -> PresentedFrame? {
        guard controller.presenter == nil else { return controller.presentedFrame }
        return PresentedFrame(of: .fullScreen, in: environment, generation: generation)
    }
}

extension UIViewController {
    /// All controllers presented by this one and those below, outermost first.
    fileprivate var presentedInside: [UIViewController] {
        let own = presentation.map { [$0.controller] + $0.controller.presentedInside } ?? []
        return childControllers.flatMap(\.presentedInside) + own
    }
}
