import UIKit

/// The recipes, with a search whose results lie over them.
final class RecipesViewController: LoggedTableViewController, UISearchResultsUpdating,
    UISearchControllerDelegate
{
    private(set) var recipes = ["Apple Pie", "Bread", "Pear Tart"]
    let results = RecipeResultsViewController(style: .plain)
    private(set) lazy var search = UISearchController(searchResultsController: results)
    var onSelect: (String) -> Void = { _ in }

    override init(style: UITableView.Style) {
        super.init(style: style)
        title = "Recipes"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        definesPresentationContext = true
        search.searchResultsUpdater = self
        search.delegate = self
        search.searchBar.placeholder = "Find a recipe"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [unowned self] _ in askForName() })
        results.onSelect = { [unowned self] name in
            search.isActive = false
            onSelect(name)
        }
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        results.recipes = recipes.filter { $0.localizedCaseInsensitiveContains(text) }
    }

    func didPresentSearchController(_ searchController: UISearchController) {
        AppLog.note("search presented")
    }

    func didDismissSearchController(_ searchController: UISearchController) {
        AppLog.note("search dismissed")
    }

    private func askForName() {
        let alert = UIAlertController(title: "New Recipe", message: "Give it a name.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Add", style: .default) { [unowned self, unowned alert] _ in
                recipes.append(alert.textFields?.first?.text ?? "")
                tableView.insertRows(at: [IndexPath(row: recipes.count - 1, section: 0)], with: .automatic)
            })
        present(alert, animated: true) { AppLog.note("alert presented") }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        recipes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = recipes[indexPath.row]
        content.image = UIImage(systemName: "fork.knife")
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect(recipes[indexPath.row])
    }
}

/// What a search finds.
final class RecipeResultsViewController: LoggedTableViewController {
    var recipes: [String] = [] { didSet { if isViewLoaded { tableView.reloadData() } } }
    var onSelect: (String) -> Void = { _ in }
    override var label: String { "Results" }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        recipes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = recipes[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect(recipes[indexPath.row])
    }
}
