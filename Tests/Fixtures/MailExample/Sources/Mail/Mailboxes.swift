import UIKit

/// Mailboxes beside a message.
@MainActor public func makeMailboxes() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredPrimaryColumnWidth = 320
    split.preferredDisplayMode = .oneBesideSecondary
    let mailboxes = UIViewController()
    mailboxes.title = "Mailboxes"
    let message = UIViewController()
    message.title = "Message"
    split.setViewController(mailboxes, for: .primary)
    split.setViewController(message, for: .secondary)
    return split
}
