public import Foundation

extension UIViewController {
    func adopt(_ child: UIViewController) {
        guard child.parentController !== self, RaisedMisuses.allow(misuse(ofAdding: child)) else { return }
        child.parentController?.handOver(child)
        child.willMove(toParent: self)
        attach(child)
        child.movement.isMovingToParent = appearance == .appeared
    }

    /// Adds a child without calling its `willMove(toParent:)` and `didMove(toParent:)`.
    func attach(_ child: UIViewController) {
        child.stopBeingPresented()
        child.movement.isMovingFromParent = false
        childControllers.append(child)
        child.parentController = self
        child.updateTraits()
    }

    func leaveParent() {
        guard let parent = parentController else { return }
        parent.handOver(self)
        didMove(toParent: nil)
    }

    /// Removes a child that moves to another parent, or to none.
    func handOver(_ child: UIViewController) {
        detach(child)
        forget(child)
    }

    /// Removes a child without calling its `willMove(toParent:)` and `didMove(toParent:)`.
    func detach(_ child: UIViewController) {
        childControllers.removeAll { $0 === child }
        childOverrides[ObjectIdentifier(child)] = nil
        child.parentController = nil
    }

    func nearestAncestor<Ancestor: UIViewController>() -> Ancestor? {
        parent.flatMap { $0 as? Ancestor ?? $0.nearestAncestor() }
    }

    /// Replaces a child's view by another's: the new view is added, the animations run, the old view is removed.
    func exchange(
        _ old: UIViewController, for new: UIViewController, animated: Bool, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        guard RaisedMisuses.allow(misuse(ofExchanging: old, for: new)) else { return }
        let place = {
            if let oldView = old.viewIfLoaded, let newView = new.view, newView.superview == nil {
                oldView.superview?.insertSubview(newView, aboveSubview: oldView)
            }
            animations?()
            if old !== new { old.viewIfLoaded?.removeFromSuperview() }
        }
        if isOnScreen, shouldAutomaticallyForwardAppearanceMethods {
            ScreenChange.run(in: self) {
                ScreenChange.exchange(old, for: new, animated: animated, place: place)
            }
        } else {
            place()
        }
        if let completion { PendingWork.shared.add { completion(true) } }
    }

    /// The name of the exception that UIKit raises where a view's controller and the containment do not match.
    public static let hierarchyInconsistencyException = "UIViewControllerHierarchyInconsistency"

    /// Posted when a split view collapses or expands, which may change the target of `showDetailViewController`.
    nonisolated public static let showDetailTargetDidChangeNotification =
        Notification.Name("UIViewControllerShowDetailTargetDidChangeNotification")

    /// Passes a controller from parent to parent until a parent shows it; presents it where no parent does.
    ///
    /// `show` or `showDetailViewController` of every ancestor is called, so that an app's overrides run; UIKit's
    /// methods pass the controller on. A target outside the chain that the app returns from
    /// `targetViewController(forAction:sender:)` is used at once.
    func route(_ controller: UIViewController, by action: Selector, sender: Any?) {
        let former = Self.routeOrigin
        let isOnTheWay = former.map { sequence(first: $0, next: \.parent).contains(self) } ?? false
        let origin = isOnTheWay ? former ?? self : self
        Self.routeOrigin = origin
        defer { Self.routeOrigin = former }
        guard let parent else { return origin.present(controller, animated: true) }
        let named = parent.targetViewController(forAction: action, sender: sender)
        let ancestors = Array(sequence(first: parent, next: \.parent))
        let target = named.flatMap { ancestors.contains($0) ? nil : $0 } ?? parent
        if action == .show {
            target.show(controller, sender: sender)
        } else {
            target.showDetailViewController(controller, sender: sender)
        }
    }

    /// The controller where the running search began; it presents if no ancestor shows the other controller.
    private static weak var routeOrigin: UIViewController?
}
