import UIKit

/// A split view delegate that logs what it is told; apps subclass it to answer what it is asked.
class SplitLog: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { AppLog.note("split willChangeTo \(displayMode)") }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        AppLog.note("split willShow \(column)")
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        AppLog.note("split willHide \(column)")
    }

    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
        AppLog.note("split didShow \(column)")
    }

    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
        AppLog.note("split didHide \(column)")
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        AppLog.note("split collapseSecondary")
        return false
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        AppLog.note("split separateSecondary")
        return nil
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { AppLog.note("split didCollapse") }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) { AppLog.note("split didExpand") }
}
