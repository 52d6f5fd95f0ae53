import UIKit

/// Tabs around a classic split view, as before iPadOS 18.
final class AroundTabBarController: LoggedTabBarController {
    let split = LoggedSplitViewController()
    let threads = ThreadsViewController(named: "Threads")
    let settings = LoggedViewController()
    private let splitDelegate = AroundSplitDelegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = AppLog.shared.tabs
        split.delegate = splitDelegate
        split.preferredDisplayMode = .allVisible
        split.viewControllers = [
            LoggedNavigationController(rootViewController: threads),
            LoggedNavigationController(rootViewController: ThreadViewController()),
        ]
        split.tabBarItem = UITabBarItem(title: "Threads", image: UIImage(systemName: "tray"), tag: 0)
        settings.title = "Settings"
        settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
        viewControllers = [split, LoggedNavigationController(rootViewController: settings)]
    }
}

/// On a phone the list comes first.
final class AroundSplitDelegate: SplitLog {
    override func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        _ = super.splitViewController(
            splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
        return true
    }
}
