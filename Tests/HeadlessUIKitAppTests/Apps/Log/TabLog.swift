import UIKit

/// A tab bar delegate that logs what it is asked and told.
final class TabLog: NSObject, UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        AppLog.note("tabs shouldSelect \(AppLog.shared.ledger.name(viewController))")
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    { AppLog.note("tabs didSelect \(AppLog.shared.ledger.name(viewController))") }
}
