import UIKit

/// Three columns; collapsed, the mailbox list stays on top until a mailbox is open.
final class MailSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    enum Place { case mailboxes, messages, message }

    var place = Place.mailboxes
    private(set) var shown: [UISplitViewController.Column] = []

    convenience init() {
        self.init(style: .tripleColumn)
        delegate = self
        preferredDisplayMode = .twoBesideSecondary
        showsSecondaryOnlyButton = true
        for (column, name) in [
            (Column.primary, "Mailboxes"), (.supplementary, "Messages"), (.secondary, "Message"),
        ] {
            let controller = UIViewController()
            controller.title = name
            setViewController(controller, for: column)
        }
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        switch place {
        case .mailboxes: return .primary
        case .messages: return .supplementary
        case .message: return .secondary
        }
    }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        shown.append(column)
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        switch proposedDisplayMode {
        case .twoBesideSecondary, .twoOverSecondary: return .oneBesideSecondary
        default: return proposedDisplayMode
        }
    }
}
