import UIKit

/// Owns the columns of the mail app, and decides what opens what.
@MainActor final class MailCoordinator: NSObject {
    let splitViewController = LoggedSplitViewController(style: .tripleColumn)
    let splitDelegate = MailSplitDelegate()
    let mailboxes = MailboxesViewController(style: .insetGrouped)
    let messages = MessagesViewController(style: .plain)
    let message = MessageViewController()

    override init() {
        super.init()
        mailboxes.delegate = self
        messages.delegate = self
        message.delegate = self
        splitViewController.delegate = splitDelegate
        splitViewController.preferredDisplayMode = .twoBesideSecondary
        splitViewController.preferredSplitBehavior = .tile
        let columns: [(UISplitViewController.Column, UIViewController)] = [
            (.primary, mailboxes), (.supplementary, messages), (.secondary, message),
        ]
        for (column, root) in columns {
            splitViewController.setViewController(
                LoggedNavigationController(rootViewController: root), for: column)
        }
    }
}

extension MailCoordinator: MailboxesViewControllerDelegate {
    func mailboxes(_ controller: MailboxesViewController, didSelect mailbox: Mailbox) {
        messages.mailbox = mailbox
        splitDelegate.openColumn = .supplementary
        splitViewController.show(.supplementary)
    }
}

extension MailCoordinator: MessagesViewControllerDelegate {
    func messages(_ controller: MessagesViewController, didSelect mail: Mail) {
        message.mail = mail
        splitDelegate.openColumn = .secondary
        splitViewController.show(.secondary)
    }
}

extension MailCoordinator: MessageViewControllerDelegate {
    func messageDidAskForHeaders(_ controller: MessageViewController) {
        controller.navigationController?.pushViewController(
            HeadersViewController(style: .insetGrouped), animated: true)
    }

    func messageDidReply(_ controller: MessageViewController) {
        let compose = ComposeViewController(answering: controller.mail)
        compose.onEnd = { [weak self] in
            self?.splitViewController.dismiss(animated: true) { AppLog.note("dismissal completed") }
        }
        let navigation = LoggedNavigationController(rootViewController: compose)
        navigation.modalPresentationStyle = .formSheet
        splitViewController.present(navigation, animated: true) { AppLog.note("presentation completed") }
    }

    func messageDidOpenAttachment(_ controller: MessageViewController) {
        let attachment = AttachmentViewController()
        attachment.modalPresentationStyle = .fullScreen
        splitViewController.present(attachment, animated: true)
    }
}
