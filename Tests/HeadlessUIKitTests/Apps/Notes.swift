import UIKit

/// A coordinator that holds a plain split view and is its delegate.
@MainActor final class NotesCoordinator: NSObject, UISplitViewControllerDelegate {
    let splitViewController = UISplitViewController(style: .doubleColumn)
    private(set) var modes: [UISplitViewController.DisplayMode] = []
    private(set) var collapses = 0
    private(set) var expansions = 0

    func start(in window: UIWindow) {
        splitViewController.delegate = self
        splitViewController.primaryBackgroundStyle = .sidebar
        splitViewController.setViewController(makeFolder(named: "Folders"), for: .primary)
        splitViewController.setViewController(UIViewController(), for: .secondary)
        window.rootViewController = splitViewController
        window.makeKeyAndVisible()
    }

    func open(_ name: String) {
        let note = UIViewController()
        note.title = name
        if splitViewController.isCollapsed {
            splitViewController.showDetailViewController(note, sender: self)
        } else {
            splitViewController.setViewController(
                UINavigationController(rootViewController: note), for: .secondary)
        }
    }

    private func makeFolder(named name: String) -> UIViewController {
        let folder = UIViewController()
        folder.title = name
        return UINavigationController(rootViewController: folder)
    }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { modes.append(displayMode) }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { collapses += 1 }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) { expansions += 1 }
}

/// The scene delegate that starts it.
final class NotesSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let coordinator = NotesCoordinator()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        coordinator.start(in: window)
    }
}
