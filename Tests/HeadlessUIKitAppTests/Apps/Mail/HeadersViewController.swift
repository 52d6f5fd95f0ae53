import UIKit

/// The headers of a mail, pushed above it.
final class HeadersViewController: LoggedTableViewController {
    private let headers = [("From", "ada@example.org"), ("Date", "1 May")]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Headers"
        navigationItem.largeTitleDisplayMode = .never
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        headers.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = headers[indexPath.row].0
        cell.detailTextLabel?.text = headers[indexPath.row].1
        cell.selectionStyle = .none
        return cell
    }
}
