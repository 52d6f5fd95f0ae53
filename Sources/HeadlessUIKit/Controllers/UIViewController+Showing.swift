import Foundation

extension UIViewController {
    /// Passes a controller up the chain, one parent at a time, until one shows it; presents it where none does.
    ///
    /// Every ancestor's own `show` or `showDetailViewController` is called on the way, so that overrides of the app are
    /// found; those of UIKit pass the controller on. A target outside the chain that the app names is used at once.
    func route(_ controller: UIViewController, by action: Selector, sender: Any?) {
        let former = ShowRoute.origin
        let isOnTheWay = former.map { sequence(first: $0, next: \.parent).contains(self) } ?? false
        let origin = isOnTheWay ? former ?? self : self
        ShowRoute.origin = origin
        defer { ShowRoute.origin = former }
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

    func nearestTarget(for action: Selector, sender: Any?) -> UIViewController? {
        if canPerformAction(action, withSender: sender) { return self }
        return parent?.targetViewController(forAction: action, sender: sender)
    }
}

/// The running search for a controller that shows another.
@MainActor private enum ShowRoute {
    /// The controller at which the search began, which presents the other one where no ancestor shows it.
    static weak var origin: UIViewController?
}
