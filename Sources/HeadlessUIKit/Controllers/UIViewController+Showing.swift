import Foundation

extension UIViewController {
    /// Hands a controller up the chain, one parent at a time, until one shows such; presents it where none does.
    ///
    /// Every ancestor's own `show` or `showDetailViewController` is called on the way, so that one which an app
    /// overrides is found; UIKit's own hand on from there. A target that the app names elsewhere is taken at once.
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

/// The way of a controller up the chain of containers.
@MainActor private enum ShowRoute {
    /// Who was asked first: it presents what no ancestor shows.
    static weak var origin: UIViewController?
}
