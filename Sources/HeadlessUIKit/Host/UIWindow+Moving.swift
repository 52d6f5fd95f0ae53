import Foundation
import SplitframeInterface

extension UIWindow {
    /// Moves the window to another environment with UIKit's order of calls: the coming traits and size, the new traits,
    /// then layout, animations, completions.
    func move(from old: TraitEnvironment, to new: TraitEnvironment) {
        let coordinator = TransitionCoordinator()
        let root = ownRoot
        root?.runningTransition = coordinator
        let managers = presentedControllers.map(\.ownPresentationController)
        let (announced, traits) = lookAhead(to: new) {
            for manager in managers { manager.comingSize = manager.finalSize }
            return (root?.traitChanges ?? [], traitCollection)
        }
        defer { for manager in managers { manager.comingSize = nil } }
        UIViewController.announce(announced, with: coordinator)
        if traits != traitCollection {
            for manager in managers { manager.willTransition(to: traits, with: coordinator) }
        }
        if new.size != old.size {
            announceRotation(from: old, to: new, with: coordinator)
            root?.viewWillTransition(to: CGSize(new.size), with: coordinator)
        }
        environment = new
        let hasOtherClasses =
            (new.horizontalSizeClass, new.verticalSizeClass) != (
                old.horizontalSizeClass, old.verticalSizeClass
            )
        if hasOtherClasses {
            let presented = shownControllers.filter { $0.presenter != nil }
            for controller in presented {
                controller.adaptPresentation(to: traitCollection, with: coordinator)
            }
        }
        root?.updateTraits(animatedBy: coordinator, announced: announced)
        placePresented()
        performLayout()
        if new.size != old.size, repositionPopovers() {
            placePresented()
            performLayout()
        }
        coordinator.runAnimations()
        performLayout()
        coordinator.finishLater(in: root)
    }

    /// Makes the calls for a rotation from before iOS 8, which controllers still get.
    private func announceRotation(
        from old: TraitEnvironment, to new: TraitEnvironment, with coordinator: TransitionCoordinator
    ) {
        let former = UIInterfaceOrientation(old), next = UIInterfaceOrientation(new)
        guard former != next, let root = ownRoot else { return }
        root.willRotate(to: next, duration: coordinator.transitionDuration)
        _ = coordinator.animate(alongsideTransition: { [weak root] context in
            root?.willAnimateRotation(to: next, duration: context.transitionDuration)
        }) { [weak root] _ in root?.didRotate(from: former) }
    }
}

extension UIViewController {
    /// The outermost controller of a type on screen, starting with this one.
    func firstOnScreen<Wanted: UIViewController>() -> Wanted? {
        if let match = self as? Wanted { return match }
        return shownHierarchy.lazy.compactMap { $0 as? Wanted }.first
    }
}
