import Foundation

extension UIViewController {
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
