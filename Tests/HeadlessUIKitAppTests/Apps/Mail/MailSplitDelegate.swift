import UIKit

/// Collapsed, the list stays on top until something in it is open; expanded, all columns stand side by side.
final class MailSplitDelegate: SplitLog {
    var openColumn = UISplitViewController.Column.primary

    override func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { openColumn }
}
