import UIKit

/// A shelf of books; the one that is tapped goes into the other column.
public final class ShelfViewController: UITableViewController {
    private let books = ["Emma", "Persuasion"]

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        books.count
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = books[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let book = UIViewController()
        book.title = books[indexPath.row]
        showDetailViewController(book, sender: self)
    }
}

/// The shelf beside a book.
@MainActor public func makeShelf() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(ShelfViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    return split
}
