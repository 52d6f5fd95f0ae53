import UIKit

@objc(SceneDelegate)
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var coordinator: AppCoordinator?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = AppWindow(windowScene: windowScene)
        coordinator = AppCoordinator(window: window)
        coordinator?.start()
        self.window = window
    }
}

final class AppWindow: UIWindow {
    // Reached up the responder chain where nobody else helps.
    @objc func showHelp(_ sender: Any?) { Journal.note("showHelp") }
}
