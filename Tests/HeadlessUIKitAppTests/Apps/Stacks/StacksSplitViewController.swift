import UIKit

/// Tabs in the primary, each with a detail stack of its own that survives collapse and expansion.
final class StacksSplitViewController: LoggedSplitViewController, UISplitViewControllerDelegate,
    UITabBarControllerDelegate
{
    let tabs = LoggedTabBarController()
    private var details: [Int: [UIViewController]] = [:]
    private let detailNavigation = LoggedNavigationController(rootViewController: ThreadViewController())

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        tabs.viewControllers = ["Mail", "Chat"].map { name in
            let navigation = LoggedNavigationController(
                rootViewController: ThreadsViewController(named: name))
            let symbol = name == "Mail" ? "envelope" : "bubble.left"
            navigation.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: symbol), tag: 0)
            return navigation
        }
        tabs.delegate = self
        delegate = self
        viewControllers = [tabs, detailNavigation]
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    private var tabStack: UINavigationController? { tabs.selectedViewController as? UINavigationController }

    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        details[tabs.selectedIndex, default: []].append(vc)
        if isCollapsed {
            tabStack?.pushViewController(vc, animated: true)
        } else {
            detailNavigation.setViewControllers(details[tabs.selectedIndex] ?? [], animated: false)
        }
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
        AppLog.note("tabs didSelect \(AppLog.shared.ledger.name(viewController))")
        guard !isCollapsed else { return }
        detailNavigation.setViewControllers(
            details[tabs.selectedIndex] ?? [ThreadViewController()], animated: false)
    }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        AppLog.note("tabs shouldSelect \(AppLog.shared.ledger.name(viewController))")
        return true
    }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { AppLog.note("split willChangeTo \(displayMode)") }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        AppLog.note("split collapseSecondary")
        detailNavigation.setViewControllers([], animated: false)
        for (index, stack) in details {
            guard let navigation = tabs.viewControllers?[index] as? UINavigationController else { continue }
            navigation.viewControllers += stack
        }
        return true
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        AppLog.note("split separateSecondary")
        for case let navigation as UINavigationController in tabs.viewControllers ?? [] {
            navigation.popToRootViewController(animated: false)
        }
        detailNavigation.setViewControllers(
            details[tabs.selectedIndex] ?? [ThreadViewController()], animated: false)
        return detailNavigation
    }
}
