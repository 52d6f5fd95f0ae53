import UIKit

/// Master and detail as before iOS 14: an application delegate, navigation controllers, `displayModeButtonItem`.
final class ContactsAppDelegate: UIResponder, UIApplicationDelegate, UISplitViewControllerDelegate {
    var window: UIWindow?
    let master = ContactListViewController()
    let splitViewController = UISplitViewController()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let detail = ContactViewController()
        let detailNavigation = UINavigationController(rootViewController: detail)
        detailNavigation.topViewController?.navigationItem.leftBarButtonItem =
            splitViewController.displayModeButtonItem
        detailNavigation.topViewController?.navigationItem.leftItemsSupplementBackButton = true
        splitViewController.viewControllers = [
            UINavigationController(rootViewController: master), detailNavigation,
        ]
        splitViewController.preferredDisplayMode = .allVisible
        splitViewController.preferredPrimaryColumnWidthFraction = 0.4
        splitViewController.maximumPrimaryColumnWidth = 400
        splitViewController.delegate = self
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = splitViewController
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        guard let navigation = secondaryViewController as? UINavigationController,
            let detail = navigation.topViewController as? ContactViewController
        else { return false }
        return detail.name == nil
    }
}

final class ContactListViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
    }

    func choose(_ name: String) {
        let detail = ContactViewController()
        detail.name = name
        detail.navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
        detail.navigationItem.leftItemsSupplementBackButton = true
        showDetailViewController(UINavigationController(rootViewController: detail), sender: self)
    }
}

final class ContactViewController: UIViewController {
    var name: String? { didSet { title = name } }
}
