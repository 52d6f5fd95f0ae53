import UIKit

@MainActor protocol MailboxesViewControllerDelegate: AnyObject {
    func mailboxes(_ controller: MailboxesViewController, didSelect mailbox: Mailbox)
}

/// The mailboxes, with how many mails each has.
final class MailboxesViewController: LoggedTableViewController {
    weak var delegate: (any MailboxesViewControllerDelegate)?

    override init(style: UITableView.Style) {
        super.init(style: style)
        title = "Mailboxes"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        clearsSelectionOnViewWillAppear = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mailbox")
    }

    override func viewWillAppear(_ animated: Bool) {
        clearsSelectionOnViewWillAppear = splitViewController?.isCollapsed ?? true
        super.viewWillAppear(animated)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Mailbox.all.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Home"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "mailbox", for: indexPath)
        let mailbox = Mailbox.all[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = mailbox.name
        content.secondaryText = "\(mailbox.mails.count)"
        content.image = UIImage(systemName: mailbox.symbol)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.mailboxes(self, didSelect: Mailbox.all[indexPath.row])
    }
}
