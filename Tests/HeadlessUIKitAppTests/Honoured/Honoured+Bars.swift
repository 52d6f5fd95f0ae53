import Foundation
import HeadlessUIKit

extension VisibleProperty {
    /// The items of bars, tab bars, search bars and alerts.
    static let bars: [VisibleProperty] =
        [
            .item("UIBarItem.isEnabled") { $0.isEnabled = false },
            .item("UIBarButtonItem.tintColor") { $0.tintColor = .systemRed },
            .item("UIBarButtonItem.width") { $0.width = 160 },
            .item("UIBarButtonItem.isHidden") { $0.isHidden = true },
            .item("UIBarButtonItem.badge") { $0.badge = .count(3) },
            .item("UIBarButtonItem.Badge.backgroundColor", badge(nil)) { $0.badge = badge(.systemGreen) },
            .item("UIBarItem.setTitleTextAttributes(_:for:)") {
                $0.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
            },
            .items("UIBarButtonItem.fixedSpace(_:)", { [$0, $1] }, or: { [$0, .fixedSpace(60), $1] }),
            .compilesOnly("UIBarButtonItem.isSelected"),
            .toolbar("UIBarItem.isEnabled", "UIToolbar") { $0.items?.first?.isEnabled = false },
            .toolbar("UIBarButtonItem.fixedSpace(_:)", "UIToolbar") {
                $0.items?.insert(.fixedSpace(60), at: 1)
            },
            .toolbar("UIBarButtonItem.flexibleSpace()", "UIToolbar") {
                $0.items?.insert(.flexibleSpace(), at: 1)
            },
            .toolbar("UIToolbar.items") { $0.items?.removeLast() },
            .toolbar("UIToolbar.barTintColor") { $0.barTintColor = .systemYellow },
            .toolbar("UIView.tintColor", "UIToolbar") { $0.tintColor = .systemRed },
            .toolbar("UIView.isHidden", "UIToolbar") { $0.isHidden = true },
            .toolbar("UIBarAppearance.backgroundColor", "UIToolbar") {
                $0.standardAppearance.backgroundColor = .systemYellow
            },
            .compilesOnly("UIToolbar.barStyle"),
        ] + tabBars + searchBars + alerts

    private static let tabBars: [VisibleProperty] = [
        .tabs("UIView.tintColor", "UITabBar") { $0.tabBar.tintColor = .systemRed },
        .tabs("UITabBar.unselectedItemTintColor") { $0.tabBar.unselectedItemTintColor = .systemRed },
        .tabs("UIView.backgroundColor", "UITabBar") { $0.tabBar.backgroundColor = .systemYellow },
        .tabs("UIBarAppearance.backgroundColor", "UITabBar") {
            $0.tabBar.scrollEdgeAppearance = UITabBarAppearance()
            $0.tabBar.scrollEdgeAppearance?.backgroundColor = .systemYellow
        },
        .tabs("UITabBarItemAppearance.StateAppearance.iconColor") {
            $0.tabBar.standardAppearance.stackedLayoutAppearance.normal.iconColor = .systemRed
        },
        .tabs("UITabBarItem.selectedImage") {
            $0.viewControllers?.first?.tabBarItem.selectedImage = UIImage(systemName: "star.fill")
        },
        .tabs("UIBarItem.isEnabled", "UITabBarItem") {
            $0.viewControllers?.last?.tabBarItem.isEnabled = false
        },
        .tabs("UITabBarItem.badgeValue") { $0.viewControllers?.last?.tabBarItem.badgeValue = "7" },
        .drawn(
            "UITabBarItem.badgeColor",
            pages: { tabs { $0.viewControllers?.last?.tabBarItem.badgeValue = "7" } },
            or: {
                tabs {
                    $0.viewControllers?.last?.tabBarItem.badgeValue = "7"
                    $0.viewControllers?.last?.tabBarItem.badgeColor = .systemGreen
                }
            }),
        .drawn("UITab.isHidden", pages: { newTabs { _ in } }, or: { newTabs { $0.isHidden = true } }),
        .drawn("UITab.isEnabled", pages: { newTabs { _ in } }, or: { newTabs { $0.isEnabled = false } }),
        .drawn("UITabBar.items", of: freeBar) { $0.items?.removeLast() },
        .drawn("UITabBar.selectedItem", of: freeBar) { $0.selectedItem = $0.items?.last },
        .compilesOnly("UITabBar.barStyle"),
    ]

    private static let searchBars: [VisibleProperty] = [
        .search("UISearchBar.text") { $0.text = "pears" },
        .search("UISearchBar.placeholder") { $0.placeholder = "Find" },
        .search("UISearchBar.prompt") { $0.prompt = "Fruit" },
        .search("UISearchBar.isEnabled") { $0.isEnabled = false },
        .search("UISearchBar.showsCancelButton") { $0.showsCancelButton = true },
        .search("UISearchBar.showsBookmarkButton") { $0.showsBookmarkButton = true },
        .search("UISearchBar.showsScopeBar") {
            $0.scopeButtonTitles = ["All", "Ripe"]
            $0.showsScopeBar = true
        },
        .drawn(
            "UISearchBar.selectedScopeButtonIndex", "", { scoped(0, ["All", "Ripe"]) },
            or: { scoped(1, ["All", "Ripe"]) }),
        .drawn(
            "UISearchBar.scopeButtonTitles", "", { scoped(0, ["All", "Ripe"]) },
            or: { scoped(0, ["All", "Sour"]) }),
        .search("UISearchBar.barTintColor") { $0.barTintColor = .systemYellow },
        .search("UISearchBar.searchTextField") { $0.searchTextField.backgroundColor = .systemYellow },
        .drawn(
            "UIView.tintColor", "UISearchBar", { cancelable(nil) }, or: { cancelable(.systemRed) }),
        .compilesOnly("UISearchBar.searchBarStyle"),
        .searching("UISearchController.isActive", { _ in }, or: { $0.isActive = true }),
        .searching(
            "UISearchController.scopeBarActivation", { $0.isActive = true },
            or: {
                $0.searchBar.scopeButtonTitles = ["All", "Ripe"]
                $0.isActive = true
            }),
        .searching(
            "UISearchController.obscuresBackgroundDuringPresentation",
            {
                $0.obscuresBackgroundDuringPresentation = false
                $0.isActive = true
            }, or: { $0.isActive = true }),
        .searching(
            "UISearchController.searchSuggestions", { $0.isActive = true },
            or: {
                $0.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "pears")]
                $0.isActive = true
            }),
    ]

    private static let alerts: [VisibleProperty] = [
        .alert("UIAlertAction.style", { $0.addAction(UIAlertAction(title: "Delete")) }) {
            $0.addAction(UIAlertAction(title: "Delete", style: .destructive))
        },
        .alert("UIAlertAction.isEnabled", { $0.addAction(UIAlertAction(title: "Delete")) }) {
            let action = UIAlertAction(title: "Delete")
            action.isEnabled = false
            $0.addAction(action)
        },
        .alert("UIAlertController.preferredAction", { $0.addAction(UIAlertAction(title: "Save")) }) {
            let action = UIAlertAction(title: "Save")
            $0.addAction(action)
            $0.preferredAction = action
        },
        .alert("UIAlertController.message", { $0.message = "Short." }) {
            $0.message = "A message that is longer than one line, and is shown as a whole in its card."
        },
        .alert("UIView.tintColor", note: "UIAlertController", { $0.addAction(UIAlertAction(title: "Save")) })
        {
            $0.addAction(UIAlertAction(title: "Save"))
            $0.view.tintColor = .systemGreen
        },
        .alert("UIAlertController.addTextField(configurationHandler:)", { _ in }) {
            $0.addTextField { $0.placeholder = "Name" }
        },
    ]
}

extension VisibleProperty {
    fileprivate typealias Items = @MainActor @Sendable (UIBarButtonItem, UIBarButtonItem) -> [UIBarButtonItem]

    fileprivate static func items(_ symbol: String, _ first: @escaping Items, or second: @escaping Items)
        -> Self
    {
        func page(_ items: @escaping Items) -> Page {
            {
                let page = UIViewController()
                page.navigationItem.rightBarButtonItems = items(
                    UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash))
                return UINavigationController(rootViewController: page)
            }
        }
        return .drawn(symbol, pages: page(first), or: page(second))
    }

    fileprivate static func item(
        _ symbol: String,
        _ badge: @escaping @autoclosure @MainActor @Sendable () -> UIBarButtonItem.Badge? = nil,
        _ change: @escaping @MainActor @Sendable (UIBarButtonItem) -> Void
    ) -> Self {
        func page(_ change: @escaping @MainActor @Sendable (UIBarButtonItem) -> Void) -> Page {
            {
                let page = UIViewController()
                let item = UIBarButtonItem(title: "Save")
                item.badge = badge()
                change(item)
                page.navigationItem.rightBarButtonItem = item
                return UINavigationController(rootViewController: page)
            }
        }
        return .drawn(symbol, pages: page { _ in }, or: page(change))
    }

    @MainActor fileprivate static func badge(_ color: UIColor?) -> UIBarButtonItem.Badge {
        var badge = UIBarButtonItem.Badge.count(3)
        badge.backgroundColor = color
        return badge
    }

    fileprivate static func toolbar(
        _ symbol: String, _ note: String = "", _ change: @escaping @MainActor @Sendable (UIToolbar) -> Void
    ) -> Self {
        .drawn(
            symbol, note,
            of: {
                let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 48))
                bar.items = [UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash)]
                return bar
            }, change)
    }

    @MainActor fileprivate static func tabs(_ change: (UITabBarController) -> Void) -> UIViewController {
        let tabs = UITabBarController()
        tabs.viewControllers = ["Home", "Library"].map {
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: $0, image: UIImage(systemName: "folder"), tag: 0)
            return page
        }
        change(tabs)
        return tabs
    }

    fileprivate static func tabs(
        _ symbol: String, _ note: String = "",
        _ change: @escaping @MainActor @Sendable (UITabBarController) -> Void
    ) -> Self { .drawn(symbol, note, pages: { tabs { _ in } }, or: { tabs(change) }) }

    @MainActor fileprivate static func newTabs(_ change: (UITab) -> Void) -> UIViewController {
        let made = ["Home", "Library", "Settings"].map { title in
            UITab(title: title, image: UIImage(systemName: "folder"), identifier: title) { _ in
                UIViewController()
            }
        }
        change(made[2])
        return UITabBarController(tabs: made)
    }

    @MainActor fileprivate static func freeBar() -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 64))
        bar.items = ["Home", "Library", "Settings"].enumerated().map {
            UITabBarItem(title: $1, image: UIImage(systemName: "folder"), tag: $0)
        }
        return bar
    }

    fileprivate static func search(
        _ symbol: String, _ change: @escaping @MainActor @Sendable (UISearchBar) -> Void
    ) -> Self {
        .drawn(symbol, of: { UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 120)) }, change)
    }

    @MainActor fileprivate static func scoped(_ selected: Int, _ titles: [String]) -> UISearchBar {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
        bar.scopeButtonTitles = titles
        bar.showsScopeBar = true
        bar.selectedScopeButtonIndex = selected
        return bar
    }

    @MainActor fileprivate static func cancelable(_ tint: UIColor?) -> UISearchBar {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.showsCancelButton = true
        if let tint { bar.tintColor = tint }
        return bar
    }

    fileprivate typealias Search = @MainActor @Sendable (UISearchController) -> Void

    fileprivate static func searching(
        _ symbol: String, _ first: @escaping Search, or second: @escaping Search
    ) -> Self {
        func page(_ change: @escaping Search) -> Page {
            {
                let page = Labelled()
                let search = UISearchController(searchResultsController: nil)
                page.navigationItem.searchController = search
                let stack = UINavigationController(rootViewController: page)
                stack.loadViewIfNeeded()
                change(search)
                return stack
            }
        }
        return .drawn(symbol, pages: page(first), or: page(second))
    }

    fileprivate typealias Alert = @MainActor @Sendable (UIAlertController) -> Void

    fileprivate static func alert(
        _ symbol: String, note: String = "", _ first: @escaping Alert, or second: @escaping Alert
    ) -> Self {
        func page(_ change: @escaping Alert) -> Page {
            {
                let page = Presenting()
                let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
                change(alert)
                page.alert = alert
                return page
            }
        }
        return .drawn(symbol, note, pages: page(first), or: page(second))
    }
}

/// A page with a label, so that it is not empty.
private final class Labelled: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 40, y: 300, width: 200, height: 30))
        label.text = "Pears"
        view.addSubview(label)
    }
}

/// A page that presents an alert as soon as it is on screen.
private final class Presenting: UIViewController {
    var alert: UIAlertController?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let alert { present(alert, animated: false) }
    }
}
