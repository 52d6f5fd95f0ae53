import UIKit

@MainActor @objc protocol NoteListViewControllerDelegate {
    func noteList(_ list: NoteListViewController, didSelect title: String)
    @objc optional func noteListDidRefresh(_ list: NoteListViewController)
}

@MainActor @objc protocol NoteActions {
    func newNote(_ sender: Any?)
}

/// What all lists of the app share.
@objcMembers
class ListViewController: UITableViewController {
    let refresher = UIRefreshControl()

    override func viewDidLoad() {
        super.viewDidLoad()
        refresher.addTarget(self, action: #selector(reload), for: .valueChanged)
        refreshControl = refresher
    }
}

extension ListViewController {
    // Subclasses say what is loaded.
    @objc func reload() { Journal.note("ListViewController.reload") }
    @objc dynamic var emptyText: String { "Nothing" }
}

final class NoteListViewController: ListViewController, NoteActions {
    weak var delegate: NoteListViewControllerDelegate?
    private let titles = ["Tea", "Coffee"]
    lazy var addItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(newNote))
    lazy var modeItem = UIBarButtonItem(
        title: "Sidebar", style: .plain, target: nil,
        action: #selector(RootSplitViewController.toggleSidebar(_:)))

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = addItem
        navigationItem.leftBarButtonItem = modeItem
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Note")
    }

    @objc func newNote(_ sender: Any?) {
        Journal.note("newNote \(sender is UIKeyCommand ? "by key" : "by button"), \(emptyText)")
    }

    override func reload() {
        super.reload()
        refresher.endRefreshing()
        delegate?.noteListDidRefresh?(self)
        Journal.note("NoteListViewController.reload")
    }

    override var emptyText: String { "No notes" }
}

// MARK: - Rows

extension NoteListViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        titles.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
        cell.textLabel?.text = titles[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.noteList(self, didSelect: titles[indexPath.row])
    }
}

#Preview {
    let list = NoteListViewController()
    list.perform(#selector(NoteListViewController.reload))
    return list
}
