import Foundation
import SplitframeLayout

/// A controller shown modally, and who asked for it.
struct Presentation {
    let controller: UIViewController
    weak var requester: UIViewController?
}

extension UIViewController {
    /// The controller that presents on behalf of this one: the outermost ancestor, or one with a context.
    private func presentationHost(for style: UIModalPresentationStyle) -> UIViewController {
        let needsContext = style == .currentContext || style == .overCurrentContext
        var host = self
        while let parent = host.parent {
            if needsContext, host.definesPresentationContext { break }
            host = parent
        }
        return host
    }

    func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let host = presentationHost(for: controller.modalPresentationStyle)
        guard host.presentation == nil, controller.presenter == nil, controller.rootWindow == nil,
            RaisedMisuses.allow(misuse(ofPresenting: controller))
        else { return }
        host.presentation = Presentation(controller: controller, requester: self)
        if controller.modalPresentationStyle == .custom,
            let custom = controller.transitioningDelegate?.presentationController(
                forPresented: controller, presenting: host, source: self)
        {
            controller.madePresentationController = custom
        }
        controller.presenter = host
        controller.movement.isBeingPresented = true
        let coordinator = TransitionCoordinator()
        host.runningTransition = coordinator
        ScreenChange.run(in: host) {
            controller.updateTraits()
            controller.loadViewIfNeeded()
            let covers = controller.modalPresentationStyle.coversPresenter
            controller.ownPresentationController.presentationTransitionWillBegin()
            if covers { host.beginAppearanceTransition(false, animated: animated) }
            if host.presentation?.controller === controller {
                controller.beginAppearanceTransition(true, animated: animated)
            }
            host.surroundingWindow?.placePresented()
            controller.viewIfLoaded?.performLayout()
            controller.endAppearanceTransition()
            if covers {
                host.surroundingWindow?.removeCovered()
                host.endAppearanceTransition()
            }
            controller.movement.isBeingPresented = false
            controller.ownPresentationController.presentationTransitionDidEnd(true)
        }
        finishLater(coordinator, of: host, completion: completion)
    }

    func endPresenting(animated: Bool, completion: (() -> Void)?) {
        var presenting: UIViewController? = self
        while let candidate = presenting, candidate.presentation == nil { presenting = candidate.parent }
        guard let host = presenting ?? presentingViewController, let presentation = host.presentation else {
            if let completion { PendingWork.shared.add(completion) }
            return
        }
        let controller = presentation.controller
        guard !controller.movement.isBeingDismissed else { return }
        let coordinator = TransitionCoordinator()
        host.runningTransition = coordinator
        controller.movement.isBeingDismissed = true
        ScreenChange.run(in: host) {
            if controller.presentation != nil { controller.endPresenting(animated: false, completion: nil) }
            controller.ownPresentationController.dismissalTransitionWillBegin()
            controller.beginAppearanceTransition(false, animated: animated)
            controller.stopBeingPresented()
            let isUncovered = controller.modalPresentationStyle.coversPresenter && host.belongsOnScreen
            if isUncovered {
                host.beginAppearanceTransition(true, animated: animated)
                host.surroundingWindow?.placePresented()
                host.viewIfLoaded?.performLayout()
            }
            controller.viewIfLoaded?.removeFromSuperview()
            controller.endAppearanceTransition()
            if isUncovered { host.endAppearanceTransition() }
            controller.movement.isBeingDismissed = false
            controller.ownPresentationController.dismissalTransitionDidEnd(true)
        }
        finishLater(coordinator, of: host, completion: completion)
    }

    /// Nobody presents this controller any more.
    func stopBeingPresented() {
        if presenter?.presentation?.controller === self { presenter?.presentation = nil }
        presenter = nil
    }

    func dismissAll() {
        if presentation != nil { endPresenting(animated: false, completion: nil) }
        for child in childControllers { child.dismissAll() }
    }

    private func finishLater(
        _ coordinator: TransitionCoordinator, of host: UIViewController, completion: (() -> Void)?
    ) {
        PendingWork.shared.add { [weak host] in
            coordinator.finish()
            if host?.runningTransition === coordinator { host?.runningTransition = nil }
            completion?()
        }
    }
}

extension UIWindow {
    /// What the window itself holds takes its place: the root, and above it what is presented.
    func placePresented() {
        let shown = shownControllers
        for controller in held {
            guard let view = controller.view, let place = place(of: controller) else { continue }
            // An app may have moved the root's view since.
            if controller.presenter == nil, view.superview === self { continue }
            if view.superview !== self, shown.contains(controller) {
                insertSubview(view, at: controller.presenter == nil ? 0 : subviews.count)
            }
            if controller.presenter != nil, controller.modalPresentationStyle == .custom {
                self.place(view, by: controller.ownPresentationController)
            } else {
                view.frame = CGRect(place.frame)
                view.givenSafeArea = UIEdgeInsets(place.safeArea)
            }
            // Who is covered still learns of the window's size.
            if view.superview == nil { view.performLayout() }
        }
    }

    /// A view stands where the app's own presentation controller says.
    private func place(_ view: UIView, by presentation: UIPresentationController) {
        presentation.containerViewWillLayoutSubviews()
        view.frame = presentation.frameOfPresentedViewInContainerView
        view.givenSafeArea = UIEdgeInsets(environment.safeArea).reaching(into: view.frame, of: bounds.size)
        presentation.containerViewDidLayoutSubviews()
    }

    /// Takes the views out of the window that a full-screen presentation covers.
    func removeCovered() {
        let shown = shownControllers
        for controller in held where !shown.contains(controller) {
            if let view = controller.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
        }
    }

    /// The controllers whose views stand in the window itself, unless they are covered.
    private var held: [UIViewController] {
        guard isShown, let ownRoot else { return [] }
        var held = [ownRoot]
        ownRoot.appendPresented(to: &held)
        return held
    }

    private func place(of controller: UIViewController) -> PresentedFrame? {
        guard controller.presenter == nil else { return controller.presentedFrame }
        return PresentedFrame(of: .fullScreen, in: environment, generation: generation)
    }
}

extension UIViewController {
    /// Everything that is presented by this controller and those below, outermost first.
    fileprivate func appendPresented(to presented: inout [UIViewController]) {
        for child in childControllers { child.appendPresented(to: &presented) }
        guard let controller = presentation?.controller else { return }
        presented.append(controller)
        controller.appendPresented(to: &presented)
    }
}
