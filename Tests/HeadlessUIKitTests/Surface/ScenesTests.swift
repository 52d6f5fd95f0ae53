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

    private final class Saving: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var log: [String] = []

        private func note(_ call: String, _ scene: UIScene) {
            log.append("\(call) \(scene.activationState) \(UIApplication.shared.applicationState)")
        }
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) { log.append("restores \(session.stateRestorationActivity?.activityType ?? "nothing")") }
        func sceneWillEnterForeground(_ scene: UIScene) { log.append("enters") }
        func sceneDidBecomeActive(_ scene: UIScene) { note("is active", scene) }
        func sceneWillResignActive(_ scene: UIScene) { note("resigns", scene) }
        func sceneDidEnterBackground(_ scene: UIScene) { note("has left", scene) }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            log.append("saves")
            return NSUserActivity(activityType: "reading")
        }
    }

    // UISceneDelegate › sceneWillResignActive(_:), sceneDidEnterBackground(_:), stateRestorationActivity(for:) ›
    // Discussion: the first before the second, and the activity when the scene goes to the background;
    // UISceneSession › stateRestorationActivity: there when the scene connects again. UIApplicationDelegate: an app with a
    // scene delegate hears nothing there.
    @Test func `leaves and returns, and restores what its scene has saved`() throws {
        let (delegate, page, ear) = (Saving(), Page(), AppDelegate())
        let host = HeadlessHost(place: try place(), sceneDelegate: delegate)
        host.application.delegate = ear
        host.mount(page)
        #expect(delegate.log == ["restores nothing", "enters", "is active foregroundActive active"])
        (delegate.log, page.log) = ([], [])
        host.enterForeground()
        let posts = heard([
            UIScene.willDeactivateNotification, UIApplication.didEnterBackgroundNotification,
            UIScene.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        ]) {
            host.enterBackground()
            host.enterBackground()
            #expect(
                delegate.log == [
                    "resigns foregroundActive active", "has left background background", "saves",
                ])
            host.enterForeground()
        }
        #expect(
            posts.map(\.name.rawValue) == [
                "UISceneWillDeactivateNotification", "UIApplicationDidEnterBackgroundNotification",
                "UISceneWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
            ])
        #expect(delegate.log.suffix(2) == ["enters", "is active foregroundActive active"])
        #expect(page.log.isEmpty && ear.log.isEmpty)
        let (again, activity) = (Saving(), page.view.window?.windowScene?.session.stateRestorationActivity)
        _ = HeadlessHost(place: try place(), sceneDelegate: again, restoring: activity)
        #expect(again.log.first == "restores reading")
    }

    private final class Page: UIViewController {
        var log: [String] = []
        override func viewWillAppear(_ animated: Bool) { log.append("appears") }
        override func viewWillDisappear(_ animated: Bool) { log.append("disappears") }
    }

    @Test func `without a scene delegate hears in its own that it leaves and returns`() throws {
        final class Leaving: UIResponder, UIApplicationDelegate {
            var log: [String] = []
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                log.append("starts \(application.applicationState)")
                return true
            }
            func applicationDidBecomeActive(_ application: UIApplication) { log.append("is active") }
            func applicationWillResignActive(_ application: UIApplication) { log.append("resigns") }
            func applicationDidEnterBackground(_ application: UIApplication) { log.append("has left") }
            func applicationWillEnterForeground(_ application: UIApplication) { log.append("enters") }
        }
        let delegate = Leaving()
        let host = HeadlessHost(place: try place(), applicationDelegate: delegate)
        host.enterBackground()
        #expect(host.application.applicationState == .background)
        host.enterForeground()
        #expect(
            delegate.log == ["starts inactive", "is active", "resigns", "has left", "enters", "is active"])
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

    private final class Ear: UIResponder {
        var posts: [(name: Notification.Name, object: AnyObject?)] = []
        func hear(_ post: Notification) { posts.append((post.name, post.object as AnyObject?)) }
    }

    private func heard(
        _ names: [Notification.Name], while action: () throws -> Void
    ) rethrows -> [(name: Notification.Name, object: AnyObject?)] {
        let (ear, center) = (Ear(), NotificationCenter.default)
        for name in names {
            center.addObserver(ear, selector: Selector(Ear.hear(_:)), name: name, object: nil)
        }
        defer { center.removeObserver(ear) }
        try action()
        return ear.posts
    }

    @Test func `posts what its scene's delegate is told, and that its window is there`() throws {
        let delegate = SceneDelegate()
        var host: HeadlessHost?
        let posts = try heard([
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
            UIScene.didActivateNotification, UIWindow.didBecomeVisibleNotification,
            UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
            UIWindow.didBecomeHiddenNotification,
        ]) {
            host = HeadlessHost(place: try place(), sceneDelegate: delegate)
        }
        let (window, application) = (try #require(delegate.window), try #require(host?.application))
        let scene = try #require(window.windowScene)
        #expect(
            posts.map(\.name) == [
                UIApplication.didFinishLaunchingNotification, UIWindow.didBecomeKeyNotification,
                UIWindow.didBecomeVisibleNotification, UIScene.willConnectNotification,
                UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
                UIApplication.didBecomeActiveNotification,
            ])
        let objects: [AnyObject] = [application, window, window, scene, scene, scene, application]
        #expect(zip(posts, objects).allSatisfy { $0.object === $1 })
    }

    @Test func `posts what its own delegate is told`() throws {
        let delegate = AppDelegate()
        var host: HeadlessHost?
        let posts = try heard([
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
        ]) {
            host = HeadlessHost(place: try place(), applicationDelegate: delegate)
        }
        #expect(
            posts.map(\.name) == [
                UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            ])
        #expect(posts.allSatisfy { $0.object === host?.application })
    }

    // UIWindow › didResignKeyNotification, didBecomeHiddenNotification.
    @Test func `posts that a window is no longer key, or no longer to be seen`() throws {
        let delegate = SceneDelegate()
        let host = HeadlessHost(place: try place(), sceneDelegate: delegate)
        let first = try #require(delegate.window)
        let overlay = UIWindow(windowScene: try #require(first.windowScene))
        let posts = heard([
            UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
            UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
        ]) {
            overlay.makeKeyAndVisible()
            overlay.makeKeyAndVisible()
            overlay.isHidden = true
        }
        #expect(
            posts.map(\.name) == [
                UIWindow.didResignKeyNotification, UIWindow.didBecomeKeyNotification,
                UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
            ])
        #expect(posts.first?.object === first && posts.dropFirst().allSatisfy { $0.object === overlay })
        withExtendedLifetime(host) {}
    }

    // UIDevice › orientationDidChangeNotification: posted when the orientation of the device changes.
    // beginGeneratingDeviceOrientationNotifications() › Discussion: calls may be nested, each with one that ends it.
    @Test func `posts how its device turns, from when that is asked for until it no longer is`() throws {
        let delegate = SceneDelegate()
        let host = HeadlessHost(place: try place(), sceneDelegate: delegate)
        let device = UIDevice.current
        func turns(_ orientations: Orientation...) throws -> Int {
            try heard([UIDevice.orientationDidChangeNotification]) {
                for orientation in orientations { try host.rotate(to: orientation) }
            }.count
        }
        #expect(try turns(.landscape, .portrait) == 0 && !device.isGeneratingDeviceOrientationNotifications)
        for _ in 1...2 { device.beginGeneratingDeviceOrientationNotifications() }
        device.endGeneratingDeviceOrientationNotifications()
        #expect(try turns(.landscape, .landscape, .portrait) == 2)
        device.endGeneratingDeviceOrientationNotifications()
        #expect(try turns(.landscape) == 0 && !device.isGeneratingDeviceOrientationNotifications)
    }

    /// Their names have no actor in UIKit, so that constants outside of any actor may have them.
    @Test func `names its notifications outside of the main actor, too`() {
        struct Names: Sendable {
            static let all = [
                UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification,
                UIDevice.orientationDidChangeNotification, UIScreen.didConnectNotification,
                UIWindow.didBecomeKeyNotification, UIResponder.keyboardWillShowNotification,
                UITextField.textDidChangeNotification, UITextView.textDidChangeNotification,
                UITableView.selectionDidChangeNotification, UIContentSizeCategory.didChangeNotification,
                UIPasteboard.changedNotification, UIAccessibility.boldTextStatusDidChangeNotification,
                UIViewController.showDetailTargetDidChangeNotification,
            ]
            static let key = UIResponder.keyboardFrameEndUserInfoKey
        }
        #expect(Set(Names.all).count == Names.all.count && !Names.key.isEmpty)
    }

    // UIResponder › updateUserActivityState(_:) › Discussion: called where needsSave is set, on every responder of the
    // activity.
    @Test func `brings activities up to date before it is in the background`() throws {
        final class Page: UIViewController {
            override func updateUserActivityState(_ activity: NSUserActivity) {
                super.updateUserActivityState(activity)
                activity.addUserInfoEntries(from: ["page": 7])
            }
        }
        let (page, activity) = (Page(), NSUserActivity(activityType: "reading"))
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
        page.userActivity = activity
        host.enterBackground()
        #expect(activity.userInfo == nil)
        host.enterForeground()
        activity.needsSave = true
        host.enterBackground()
        #expect(activity.userInfo?["page"] as? Int == 7 && !activity.needsSave)
    }
}
