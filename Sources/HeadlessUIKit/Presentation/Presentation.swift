import Foundation

/// A controller shown modally, and who asked for it.
struct Presentation {
    let controller: UIViewController
    weak var requester: UIViewController?
    /// Whether what was there before has disappeared.
    let coversPresenter: Bool
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
        guard host.presentation == nil, controller.presenter == nil,
            RaisedMisuses.allow(misuse(ofPresenting: controller))
        else { return }
        let covers = controller.modalPresentationStyle.coversPresenter && host.isOnScreen
        host.presentation = Presentation(controller: controller, requester: self, coversPresenter: covers)
        controller.presenter = host
        controller.movement.isBeingPresented = true
        let coordinator = TransitionCoordinator()
        host.runningTransition = coordinator
        if covers { host.beginAppearanceTransition(false, animated: animated) }
        if let window = host.viewIfLoaded?.window {
            controller.view.frame = window.bounds
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.view.givenSafeArea = window.safeAreaInsets
        }
        controller.beginAppearanceTransition(true, animated: animated)
        host.viewIfLoaded?.window?.addSubview(controller.view)
        controller.viewIfLoaded?.performLayout()
        if covers { host.endAppearanceTransition() }
        controller.endAppearanceTransition()
        controller.movement.isBeingPresented = false
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
        if controller.presentation != nil { controller.endPresenting(animated: false, completion: nil) }
        let coordinator = TransitionCoordinator()
        host.runningTransition = coordinator
        controller.movement.isBeingDismissed = true
        controller.beginAppearanceTransition(false, animated: animated)
        if presentation.coversPresenter { host.beginAppearanceTransition(true, animated: animated) }
        controller.viewIfLoaded?.removeFromSuperview()
        controller.endAppearanceTransition()
        if presentation.coversPresenter { host.endAppearanceTransition() }
        controller.movement.isBeingDismissed = false
        host.presentation = nil
        controller.presenter = nil
        finishLater(coordinator, of: host, completion: completion)
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
