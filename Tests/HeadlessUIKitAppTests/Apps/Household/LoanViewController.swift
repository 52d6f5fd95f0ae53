import UIKit

/// Who has it and until when: a grouped table, in the inspector and in a sheet.
final class LoanViewController: UITableViewController {
    private let rows = [("Borrower", "Ada Byron"), ("Since", "3 May"), ("Due", "17 May")]

    init() {
        super.init(style: .insetGrouped)
        title = "Loan"
        navigationItem.subtitle = "Due in two weeks"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: nil, action: nil)
        navigationItem.rightBarButtonItem?.isEnabled = false
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? rows.count : 2
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Loan" : "Remind"
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 0 ? nil : "A reminder comes on the day before."
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = UIListContentConfiguration.valueCell()
        if indexPath.section == 0 {
            (content.text, content.secondaryText) = rows[indexPath.row]
            cell.accessoryType = .disclosureIndicator
        } else {
            content.text = indexPath.row == 0 ? "Me" : "Them"
            let control = UISwitch()
            control.isOn = indexPath.row == 0
            cell.accessoryView = control
        }
        cell.contentConfiguration = content
        return cell
    }
}

/// All things by their letters: a plain table with an index.
final class IndexViewController: UITableViewController {
    private let sections = Dictionary(
        grouping: Room.all.flatMap(\.things).sorted { $0.name < $1.name }
    ) { String($0.name.prefix(1)) }
    .sorted { $0.key < $1.key }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Index"
        navigationController?.navigationBar.prefersLargeTitles = true
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].value.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].key
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.key) }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let thing = sections[indexPath.section].value[indexPath.row]
        cell.textLabel?.text = thing.name
        cell.detailTextLabel?.text = thing.note
        cell.imageView?.image = UIImage(systemName: thing.symbol)
        cell.accessoryType = thing.isFavourite ? .detailDisclosureButton : .disclosureIndicator
        return cell
    }
}
