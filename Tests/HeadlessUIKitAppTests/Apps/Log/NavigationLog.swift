import UIKit

/// A navigation delegate that logs what it is told.
final class NavigationLog: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) { note("willShow", viewController, in: navigationController) }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        note("didShow", viewController, in: navigationController)
        let ledger = AppLog.shared.ledger
        if navigationController.topViewController !== viewController {
            ledger.fault("\(ledger.name(navigationController)) did show what is not on top")
        }
        if let split = navigationController.splitViewController {
            AppLog.note("told while \(split.isCollapsed ? "collapsed" : "expanded")")
        }
    }

    private func note(
        _ call: String, _ controller: UIViewController, in navigation: UINavigationController
    ) { AppLog.note(navigation, "\(call) \(AppLog.shared.ledger.name(controller))") }
}
