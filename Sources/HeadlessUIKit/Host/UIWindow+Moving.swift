import Foundation
import SplitframeInterface

extension UIWindow {
    /// The order in which UIKit tells a hierarchy of another place: size, traits, layout, animations, completions.
    func move(from old: TraitEnvironment, to new: TraitEnvironment) {
        let coordinator = TransitionCoordinator()
        rootViewController?.runningTransition = coordinator
        if new.size != old.size {
            rootViewController?.viewWillTransition(to: CGSize(new.size), with: coordinator)
        }
        environment = new
        rootViewController?.updateTraits(animatedBy: coordinator)
        performLayout()
        coordinator.runAnimations()
        performLayout()
        PendingWork.shared.add { [weak root = rootViewController] in
            coordinator.finish()
            if root?.runningTransition === coordinator { root?.runningTransition = nil }
        }
    }
}

extension UIViewController {
    /// The outermost controller of a kind that is on screen, this one first.
    func firstOnScreen<Wanted: UIViewController>() -> Wanted? {
        if let match = self as? Wanted { return match }
        if let presented = presentation?.controller, presentation?.coversPresenter == true {
            return presented.firstOnScreen()
        }
        return appearanceChildren.lazy.compactMap { $0.firstOnScreen() }.first
    }
}
