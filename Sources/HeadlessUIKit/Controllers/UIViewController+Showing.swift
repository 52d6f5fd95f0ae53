import Foundation

extension UIViewController {
    /// Hands a controller to the nearest one up the chain that shows such; presents it where there is none.
    func route(_ controller: UIViewController, by action: Selector, sender: Any?) {
        guard let target = parent?.targetViewController(forAction: action, sender: sender) else {
            return present(controller, animated: true)
        }
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
