public import Foundation

/// A search, with its bar and the object that updates its results.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// The condition for showing the scopes of a search, with UIKit's raw values.
    public enum ScopeBarActivation: Int, Sendable {
        case automatic, manual, onTextEntry, onSearchActivation
    }

    public let searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open private(set) lazy var searchBar = makeBar()
    /// Whether a search without results has a veil over the content.
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    /// Whether the scopes are shown during a search.
    open var automaticallyShowsScopeBar = true {
        didSet { scopeBarActivation = automaticallyShowsScopeBar ? .automatic : .manual }
    }
    open var automaticallyShowsSearchResultsController = true
    open var showsSearchResultsController = false
    /// The condition for showing the scopes; the automatic one is a search that has begun.
    open var scopeBarActivation = ScopeBarActivation.automatic { didSet { searched?.barsChanged() } }
    /// The suggestions for the search, which stand in the content's place; the host's `chooseSuggestion(_:in:)` chooses
    /// one.
    open var searchSuggestions: [any UISearchSuggestion]?
    /// Compiles only.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
        searched?.navigationItem.preferredSearchBarPlacement ?? .automatic
    }
    private var isSearching = false
    /// The controller whose navigation item has this search.
    weak var searched: UIViewController?

    /// Whether a search is active; the delegate is told when it begins and ends.
    open var isActive: Bool {
        get { isSearching }
        set { setActive(newValue) }
    }

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName: String?, bundle: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }

    private func makeBar() -> UISearchBar {
        let bar = UISearchBar()
        bar.controller = self
        return bar
    }

    private func setActive(_ active: Bool) {
        guard active != isSearching else { return }
        if active {
            delegate?.willPresentSearchController(self)
            delegate?.presentSearchController(self)
        } else {
            delegate?.willDismissSearchController(self)
        }
        isSearching = active
        if active, let results = searchResultsController, results.parent !== self {
            addChild(results)
            results.didMove(toParent: self)
        }
        searched?.barsChanged()
        if !active {
            searchBar.resignFirstResponder()
            searchBar.searchTextField.text = ""
        }
        update()
        if active {
            delegate?.didPresentSearchController(self)
        } else {
            delegate?.didDismissSearchController(self)
        }
    }

    /// Lets the results updater update the results for the current text.
    func update() {
        if isSearching, let results = searchResultsController { results.loadViewIfNeeded() }
        searchResultsUpdater?.updateSearchResults(for: self)
        viewIfLoaded?.setNeedsLayout()
        searched?.surroundingWindow?.settleAppearance()
    }

    /// The results shown over the content during a search; nil for none.
    var shownResults: UIViewController? {
        guard isSearching, let results = searchResultsController else { return nil }
        let hasText = searchBar.text?.isEmpty == false
        return hasText && automaticallyShowsSearchResultsController || showsSearchResultsController
            ? results : nil
    }

    /// The titles of the scopes; empty where they are hidden.
    var shownScopes: [String] {
        let isShown =
            switch scopeBarActivation {
            case .automatic, .onSearchActivation: isSearching
            case .manual: searchBar.showsScopeBar
            case .onTextEntry: isSearching && searchBar.text?.isEmpty == false
            }
        return isShown ? searchBar.scopeButtonTitles ?? [] : []
    }

    /// The suggestions on screen; empty outside of a search, and where results are shown.
    var shownSuggestions: [any UISearchSuggestion] {
        isSearching && shownResults == nil ? searchSuggestions ?? [] : []
    }

    /// Whether a veil is over the content: during a search, until there are results.
    var obscuresContent: Bool {
        isSearching && obscuresBackgroundDuringPresentation && shownResults == nil
    }

    open override var presentingViewController: UIViewController? {
        isSearching ? searched : super.presentingViewController
    }

    override var surroundings: UIViewController? { super.surroundings ?? searched }
    override var managesChildAppearance: Bool { true }
    override var appearanceChildren: [UIViewController] { shownResults.map { [$0] } ?? [] }

    override func layoutContainer() {
        guard let view = loadedView, let results = searchResultsController?.viewIfLoaded else { return }
        guard shownResults != nil else { return results.removeFromSuperview() }
        if results.superview !== view { view.addSubview(results) }
        results.frame = view.bounds
        results.givenSafeArea = view.safeAreaInsets
    }
}

extension UIViewController {
    /// The active search of this controller's navigation item.
    var activeSearch: UISearchController? {
        navigationItem.searchController.flatMap { $0.isActive ? $0 : nil }
    }
}

/// An object that updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}

/// A suggestion for a search.
@preconcurrency @MainActor public protocol UISearchSuggestion: AnyObject {
    var localizedSuggestion: String? { get }
}

/// A suggestion with a text and an icon.
@preconcurrency @MainActor open class UISearchSuggestionItem: IdentityHashable, UISearchSuggestion {
    public let localizedSuggestion: String?
    public let localizedDescription: String?
    public let iconImage: UIImage?
    open var representedObject: Any?

    public init(
        localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedSuggestion = suggestion
        localizedDescription = description
        self.iconImage = iconImage
    }
}

/// A delegate that is told when a search begins and ends.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}
