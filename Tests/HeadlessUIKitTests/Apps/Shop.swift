import UIKit

/// Columns on a wide screen, tabs on a narrow one: the tab bar is the compact column.
final class ShopSplitViewController: UISplitViewController {
    let categories = ShopViewController(named: "Categories")
    let products = ShopViewController(named: "Products")
    let tabs = UITabBarController()

    convenience init() {
        self.init(style: .doubleColumn)
        setViewController(categories, for: .primary)
        setViewController(products, for: .secondary)
        tabs.viewControllers = ["Browse", "Cart", "Account"].enumerated().map { index, name in
            let navigation = UINavigationController(rootViewController: ShopViewController(named: name))
            navigation.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: "cart"), tag: index)
            return navigation
        }
        setViewController(tabs, for: .compact)
    }
}

final class ShopViewController: UIViewController {
    private(set) var appearances = 0

    init(named name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances += 1
    }
}
