import UIKit

/// Tabs in the primary, each with a detail stack of its own that survives collapse and expansion.
final class StacksSplitViewController: UISplitViewController, UISplitViewControllerDelegate,
    UITabBarControllerDelegate
{
    let tabs = UITabBarController()
    private var details: [Int: [UIViewController]] = [:]
    private let detailNavigation = UINavigationController(rootViewController: UIViewController())

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        tabs.viewControllers = ["Mail", "Chat"].map { name in
            let root = UIViewController()
            root.title = name
            return UINavigationController(rootViewController: root)
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
        guard !isCollapsed else { return }
        detailNavigation.setViewControllers(
            details[tabs.selectedIndex] ?? [UIViewController()], animated: false)
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
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
        for case let navigation as UINavigationController in tabs.viewControllers ?? [] {
            navigation.popToRootViewController(animated: false)
        }
        detailNavigation.setViewControllers(
            details[tabs.selectedIndex] ?? [UIViewController()], animated: false)
        return detailNavigation
    }
}
