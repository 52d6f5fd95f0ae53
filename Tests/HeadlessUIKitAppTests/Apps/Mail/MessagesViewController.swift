import UIKit

@MainActor protocol MessagesViewControllerDelegate: AnyObject {
    func messages(_ controller: MessagesViewController, didSelect mail: Mail)
}

/// The mails of one mailbox, by sender and subject.
final class MessagesViewController: LoggedTableViewController {
    weak var delegate: (any MessagesViewControllerDelegate)?
    var mailbox = Mailbox.all[0] {
        didSet {
            title = mailbox.name
            if isViewLoaded { tableView.reloadData() }
        }
    }

    override init(style: UITableView.Style) {
        super.init(style: style)
        title = mailbox.name
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        mailbox.mails.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "mail")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "mail")
        cell.textLabel?.text = mailbox.mails[indexPath.row].sender
        cell.detailTextLabel?.text = mailbox.mails[indexPath.row].subject
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.messages(self, didSelect: mailbox.mails[indexPath.row])
    }
}
