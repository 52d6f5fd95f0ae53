import UIKit

/// The threads behind a tab; a thread is the detail of its tab.
final class ThreadsViewController: LoggedTableViewController {
    init(named name: String) {
        super.init(style: .plain)
        title = name
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "\(title ?? "") \(indexPath.row + 1)"
        cell.detailTextLabel?.text = "Last words"
        cell.accessoryType = .detailDisclosureButton
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let thread = ThreadViewController()
        thread.title = "\(title ?? "") \(indexPath.row + 1)"
        showDetailViewController(thread, sender: self)
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        let members = LoggedViewController()
        members.title = "Members"
        let navigation = LoggedNavigationController(rootViewController: members)
        navigation.modalPresentationStyle = .formSheet
        present(navigation, animated: true)
    }
}

/// A thread, or an empty place for one.
final class ThreadViewController: LoggedViewController {
    override var label: String { title ?? "No Thread" }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let words = UILabel(frame: CGRect(x: 20, y: 120, width: 280, height: 24))
        words.text = title.map { "Words of \($0)" } ?? "No thread"
        view.addSubview(words)
    }
}
