import UIKit

/// Mailboxes beside a message.
public final class RootSplitViewController: UISplitViewController {
    public convenience init() {
        self.init(style: .doubleColumn)
        preferredPrimaryColumnWidth = 320
        preferredDisplayMode = .oneBesideSecondary
        let mailboxes = UIViewController()
        mailboxes.title = "Mailboxes"
        let message = UIViewController()
        message.title = "Message"
        setViewController(mailboxes, for: .primary)
        setViewController(message, for: .secondary)
    }
}

@MainActor public func makeMailboxes() -> UISplitViewController { RootSplitViewController() }
