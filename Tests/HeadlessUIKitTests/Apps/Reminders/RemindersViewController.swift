import UIKit

/// The list of reminders.
final class RemindersViewController: LoggedTableViewController {
    private let footer = UILabel()
    private(set) var refreshes = 0

    override init(style: UITableView.Style) {
        super.init(style: style)
        title = "Reminders"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self,
            action: Selector(RemindersViewController.add(_:), named: "add:"))
        navigationItem.leftBarButtonItem = editButtonItem
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(
            self, action: Selector(RemindersViewController.refresh(_:), named: "refresh:"), for: .valueChanged
        )
        footer.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        footer.isUserInteractionEnabled = true
        footer.addGestureRecognizer(
            UILongPressGestureRecognizer(
                target: self, action: Selector(RemindersViewController.clear(_:), named: "clear:")))
        tableView.tableFooterView = footer
        NotificationCenter.default.addObserver(
            self,
            selector: Selector(RemindersViewController.remindersChanged(_:), named: "remindersChanged:"),
            name: .remindersDidChange, object: nil)
        update()
    }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                title: "New Reminder", action: Selector(RemindersViewController.add(_:), named: "add:"),
                input: "n", modifierFlags: .command)
        ]
    }

    func add(_ sender: Any?) { ReminderStore.shared.add("New Reminder") }

    func refresh(_ control: UIRefreshControl) {
        refreshes += 1
        control.endRefreshing()
    }

    func clear(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        ReminderStore.shared.removeLast()
    }

    func remindersChanged(_ notification: Notification) {
        tableView.reloadData()
        update()
    }

    private func update() { footer.text = "\(ReminderStore.shared.titles.count) open" }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        ReminderStore.shared.titles.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = ReminderStore.shared.titles[indexPath.row]
        cell.imageView?.image = UIImage(systemName: "circle")
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let split = splitViewController as? RemindersSplitViewController else { return }
        split.reminder.title = ReminderStore.shared.titles[indexPath.row]
        split.show(.secondary)
    }
}
