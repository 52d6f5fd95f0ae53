import UIKit

/// A title, and rows that open nothing.
final class ListController: UITableViewController {
    private let rows: [(title: String, detail: String)]

    init(title: String, rows: [(title: String, detail: String)]) {
        self.rows = rows
        super.init(style: .plain)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = rows[indexPath.row].title
        content.secondaryText = rows[indexPath.row].detail
        cell.contentConfiguration = content
        return cell
    }
}

/// Mailboxes, messages and the message itself.
@MainActor public func makeMail() -> UISplitViewController {
    let split = UISplitViewController(style: .tripleColumn)
    split.preferredPrimaryColumnWidth = 280
    split.preferredDisplayMode = .twoBesideSecondary
    let mailboxes = ListController(
        title: "Mailboxes", rows: [("Inbox", "3 unread"), ("Drafts", "1"), ("Sent", ""), ("Archive", "")])
    let messages = ListController(
        title: "Inbox",
        rows: [
            ("Ada Lovelace", "Notes on the engine"), ("Grace Hopper", "A moth"), ("Radia Perlman", "A tree"),
        ])
    let message = UIViewController()
    message.title = "Notes on the engine"
    split.setViewController(mailboxes, for: .primary)
    split.setViewController(messages, for: .supplementary)
    split.setViewController(message, for: .secondary)
    return split
}

/// Accounts beside their settings.
@MainActor public func makeSettings() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredPrimaryColumnWidth = 320
    split.preferredDisplayMode = .oneBesideSecondary
    let accounts = ListController(
        title: "Accounts", rows: [("Home", "ada@example.org"), ("Work", "hopper@example.com")])
    let account = UIViewController()
    account.title = "Home"
    split.setViewController(accounts, for: .primary)
    split.setViewController(account, for: .secondary)
    return split
}

/// A new message.
@MainActor public func makeCompose() -> UIViewController {
    let compose = UIViewController()
    compose.title = "New Message"
    let navigation = UINavigationController(rootViewController: compose)
    navigation.modalPresentationStyle = .formSheet
    return navigation
}
