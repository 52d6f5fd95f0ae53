import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// Windows, scenes and the app around them, as the references of their delegates say.
@MainActor struct `An app` {
    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var log: [String] = []

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            log.append("connects \(session.scene === scene)")
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            self.window = window
        }
        func sceneWillEnterForeground(_ scene: UIScene) { log.append("enters") }
        func sceneDidBecomeActive(_ scene: UIScene) { log.append("is active") }
        func windowScene(
            _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
            interfaceOrientation previousOrientation: UIInterfaceOrientation,
            traitCollection previousTraits: UITraitCollection
        ) { log.append("was \(previousOrientation) \(previousCoordinateSpace.bounds.width)") }
    }

    private func place() throws -> Place {
        try Place(device: .named("ipad-10th"), orientation: .portrait, window: .full, generation: .standard)
    }

    @Test func `connects its scene, which hears how it turns`() throws {
        let delegate = SceneDelegate()
        let host = HeadlessHost(place: try place(), sceneDelegate: delegate)
        #expect(delegate.log == ["connects true", "enters", "is active"])
        let window = try #require(delegate.window)
        let scene = try #require(window.windowScene)
        #expect(host.window === window && window.isKeyWindow && scene.windows == [window])
        #expect(scene.keyWindow === window && scene.delegate === delegate)
        #expect(scene.screen === UIScreen.main && window.screen === UIScreen.main)
        #expect(scene.interfaceOrientation == .portrait && scene.activationState == .foregroundActive)
        #expect(scene.traitCollection.horizontalSizeClass == .regular)
        #expect(scene.coordinateSpace.bounds == window.bounds)
        #expect(host.application.connectedScenes == [scene] && scene.session.role == .windowApplication)
        delegate.log = []
        try host.rotate(to: .landscape)
        #expect(delegate.log == ["was portrait 820.0"] && scene.interfaceOrientation == .landscapeLeft)
    }

    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var log: [String] = []

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            log.append("will")
            return true
        }
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            log.append("did")
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.append("memory") }
        func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { .portrait }
    }

    @Test func `launches by its delegate, which says how it may be held`() throws {
        let delegate = AppDelegate()
        let host = HeadlessHost(place: try place(), applicationDelegate: delegate)
        #expect(delegate.log == ["will", "did", "active"])
        #expect(host.application.delegate === delegate && UIApplication.shared === host.application)
        #expect(host.application.keyWindow === delegate.window && delegate.window?.isHidden == false)
        #expect(delegate.window?.frame == CGRect(x: 0, y: 0, width: 820, height: 1180))
        try host.rotate(to: .landscape)
        #expect(host.place?.orientation == .portrait)
        host.warnOfMemory()
        #expect(delegate.log.last == "memory")
    }

    @Test func `has one key window among several`() throws {
        let delegate = SceneDelegate()
        let host = HeadlessHost(place: try place(), sceneDelegate: delegate)
        let scene = try #require(delegate.window?.windowScene)
        let overlay = UIWindow(windowScene: scene)
        overlay.makeKey()
        #expect(overlay.isKeyWindow && delegate.window?.isKeyWindow == false && overlay.isHidden)
        #expect(scene.keyWindow === overlay && scene.windows.count == 2)
        withExtendedLifetime(host) {}
    }

    private final class Listening: UIWindow {
        var log: [String] = []
        override func becomeKey() { log.append("key") }
        override func resignKey() { log.append("no longer") }
    }

    // UIWindow › becomeKey() and resignKey(): called to tell the window.
    @Test func `tells its windows which of them is the key window`() throws {
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: UIViewController())
        let scene = try #require(host.window?.windowScene)
        let (first, second) = (Listening(windowScene: scene), Listening(windowScene: scene))
        first.makeKey()
        first.makeKey()
        second.makeKey()
        #expect(first.log == ["key", "no longer"] && second.log == ["key"])
    }
}
