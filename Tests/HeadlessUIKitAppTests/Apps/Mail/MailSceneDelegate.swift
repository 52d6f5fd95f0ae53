import UIKit

/// Boots the mail app: the window is the scene delegate's, the flow the coordinator's.
final class MailSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let coordinator = MailCoordinator()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = coordinator.splitViewController
        window.makeKeyAndVisible()
        self.window = window
    }
}
