import UIKit

/// One reminder, with controls that send actions to their targets.
final class ReminderViewController: LoggedViewController {
    override var label: String { "Reminder" }
    let doneSwitch = UISwitch()
    let prioritySegments = UISegmentedControl(items: ["Low", "High"])
    let titleLabel = UILabel()
    private(set) var log: [String] = []

    override var title: String? { didSet { titleLabel.text = title } }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.isUserInteractionEnabled = true
        let tap = UITapGestureRecognizer(
            target: self, action: Selector(ReminderViewController.openNotes(_:), named: "openNotes:"))
        tap.numberOfTapsRequired = 2
        titleLabel.addGestureRecognizer(tap)
        doneSwitch.addTarget(
            self, action: Selector(ReminderViewController.toggle(_:), named: "toggle:"), for: .valueChanged)
        prioritySegments.addTarget(
            self, action: Selector(ReminderViewController.prioritize(_:), named: "prioritize:"),
            for: .valueChanged)
        let stack = UIStackView(arrangedSubviews: [titleLabel, doneSwitch, prioritySegments])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
        ])
        let swipe = UISwipeGestureRecognizer(
            target: self, action: Selector(ReminderViewController.share, named: "share"))
        swipe.direction = .up
        view.addGestureRecognizer(swipe)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .action, target: self,
            action: Selector(ReminderViewController.share, named: "share"))
    }

    func openNotes(_ recognizer: UITapGestureRecognizer) {
        let notes = LoggedViewController()
        notes.title = "Notes"
        navigationController?.pushViewController(notes, animated: true)
    }

    func toggle(_ sender: UISwitch) { log.append("done \(sender.isOn)") }

    func prioritize(_ sender: UISegmentedControl) {
        log.append("priority \(sender.titleForSegment(at: sender.selectedSegmentIndex) ?? "")")
    }

    func share() {
        let sharing = SharingViewController()
        let navigation = LoggedNavigationController(rootViewController: sharing)
        navigation.modalPresentationStyle = .pageSheet
        present(navigation, animated: true)
    }
}

/// What a reminder is shared with; its button goes up the responder chain by its selector.
final class SharingViewController: LoggedViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: nil,
            action: Selector(SharingViewController.done(_:), named: "done:"))
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        title = "Share"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func done(_ sender: Any?) { dismiss(animated: true) }
}
