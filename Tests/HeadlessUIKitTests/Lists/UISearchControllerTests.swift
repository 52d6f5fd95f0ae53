import Foundation
import HeadlessUIKit
import Testing

@MainActor
private final class Searcher: UIViewController, UISearchResultsUpdating, UISearchBarDelegate,
    UISearchControllerDelegate
{
    var log: [String] = []
    var refuses = false
    let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        search.delegate = self
        search.searchBar.delegate = self
        navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: UISearchController) {
        log.append("results of \(searchController.searchBar.text ?? "nil")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("did present") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("did dismiss") }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { !refuses }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        log.append("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
}

@MainActor struct `A search controller` {
    private func start() throws -> (Searcher, HeadlessHost) {
        let searcher = Searcher()
        let root = UINavigationController(rootViewController: searcher)
        return (searcher, try HeadlessHost(device: "iphone-14-pro", rootViewController: root))
    }

    @Test func `tells of a search from its begin to its end`() throws {
        let (searcher, host) = try start()
        let bar = searcher.search.searchBar
        #expect(host.type("Ada", into: bar))
        #expect(searcher.search.isActive && bar.isFirstResponder)
        #expect(searcher.log == ["will present", "results of ", "did present", "results of Ada", "text Ada"])
        searcher.log = []
        host.pressSearch(in: bar)
        host.cancelSearch(bar)
        #expect(searcher.log == ["search", "cancel", "results of ", "did dismiss"])
        #expect(!searcher.search.isActive && !bar.isFirstResponder)
    }

    @Test func `asks for results where one types into the field of its bar, or clears that`() throws {
        let (searcher, host) = try start()
        let field = searcher.search.searchBar.searchTextField
        #expect(host.type("Ada", into: field) && searcher.search.isActive)
        #expect(searcher.log.suffix(2) == ["results of Ada", "text Ada"])
        #expect(host.clear(field) && searcher.log.suffix(2) == ["results of ", "text "])
    }

    @Test func `stays as it is where the app refuses`() throws {
        let (searcher, host) = try start()
        searcher.refuses = true
        #expect(!host.type("Ada", into: searcher.search.searchBar))
        #expect(searcher.log.isEmpty && !searcher.search.isActive)
    }

    @Test func `asks for results again where the app changes text or a person the scope`() throws {
        let (searcher, host) = try start()
        searcher.search.searchBar.scopeButtonTitles = ["All", "Unread"]
        searcher.search.searchBar.text = "x"
        host.tapScope(1, of: searcher.search.searchBar)
        #expect(searcher.log == ["results of x", "results of x"])
        #expect(searcher.search.searchBar.selectedScopeButtonIndex == 1)
        #expect(searcher.contentUnavailableConfigurationState.searchText == "x")
    }
}
