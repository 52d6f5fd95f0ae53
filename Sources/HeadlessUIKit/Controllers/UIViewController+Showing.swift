import Foundation

extension UIViewController {
    /// Passes a controller up the chain, one parent at a time, until one shows it; presents it where none does.
    ///
    /// Every ancestor's own `show` or `showDetailViewController` is called on the way, so that overrides of the app are
    /// found; those of UIKit pass the controller on. A target outside the chain that the app names is used at once.
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

    /// The controller at which the running search began, which presents the other one where no ancestor shows it.
    private static weak var routeOrigin: UIViewController?
}
