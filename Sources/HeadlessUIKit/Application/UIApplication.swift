public import Foundation
import SplitframeLayout

/// The app that runs in a host.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// Whether an app is in the foreground, with UIKit's raw values.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// The key of a reason for which an app was launched.
    public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let shortcutItem = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The key of an option with which a URL is opened in the app.
    public struct OpenURLOptionsKey: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The app of the current host, which is the last one that was made or ran an action.
    public static var shared: UIApplication { host?.application ?? standard }

    private static let standard = UIApplication()

    open weak var delegate: (any UIApplicationDelegate)?
    open internal(set) weak var keyWindow: UIWindow?
    open internal(set) var connectedScenes: Set<UIScene> = []
    open internal(set) var applicationState = State.active

    open var windows: [UIWindow] { connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows) }
    open var statusBarOrientation: UIInterfaceOrientation {
        UIDevice.current.orientation.isLandscape ? .landscapeLeft : .portrait
    }
    /// The frame of the status bar of the app's first scene; older apps place views below it.
    open var statusBarFrame: CGRect {
        let scenes = connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
        return scenes.first?.statusBarManager?.statusBarFrame ?? .zero
    }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Calls a method of the target, or for nil of the first object in the responder chain that has it; false for none.
    @discardableResult
    open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        guard let target = target ?? self.target(for: action, from: sender) else { return false }
        action.send(to: target, sender, event)
        return true
    }

    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

    /// Passes false to the handler at once, since no URL can be opened headless.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler: (@MainActor (Bool) -> Void)? = nil
    ) { completionHandler?(false) }

    /// The key of an option with which another app opens a URL.
    public struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The same without the options of iOS 10; false, since no URL can be opened headless.
    @discardableResult
    open func openURL(_ url: URL) -> Bool { false }

    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

    /// False, since a headless app has one scene.
    open var supportsMultipleScenes: Bool { false }
    open var supportsAlternateIcons: Bool { false }
    open var alternateIconName: String? { nil }
    open var isProtectedDataAvailable: Bool { true }
    open var isRegisteredForRemoteNotifications: Bool { false }
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    open func setAlternateIconName(
        _ name: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }

    open func requestSceneSessionDestruction(
        _ session: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {}

    // MARK: Compiles only
    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0
    open var shortcutItems: [UIApplicationShortcutItem]?
    open var isNetworkActivityIndicatorVisible = false
    open func sendEvent(_ event: UIEvent) {}
    /// Returns no task, as nothing runs on in the background.
    @discardableResult
    open func beginBackgroundTask(
        withName name: String? = nil, expirationHandler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    @discardableResult
    open func canOpenURL(_ url: URL) -> Bool { false }
    /// Apps set it where Info.plist leaves the status bar's style to them and not to their controllers.
    open var statusBarStyle = UIStatusBarStyle.default
    /// Likewise.
    open var isStatusBarHidden = false
    open func registerForRemoteNotifications() {}
    open func unregisterForRemoteNotifications() {}
    open func beginReceivingRemoteControlEvents() {}
    open func endReceivingRemoteControlEvents() {}
    open func beginIgnoringInteractionEvents() {}
    open func endIgnoringInteractionEvents() {}
    /// Opens no further scene and calls no handler.
    open func requestSceneSessionActivation(
        _ session: UISceneSession?, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// Opens no further scene and calls no handler.
    open func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {}
    open func requestSceneSessionRefresh(_ session: UISceneSession) {}
}

/// A delegate that is told about an app's life cycle.
@preconcurrency @MainActor public protocol UIApplicationDelegate: WindowOwner {
    var window: UIWindow? { get set }
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// The orientations that the app allows, in place of those in its Info.plist.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

    // MARK: Compiles only
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func application(
        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool { false }

    /// The entry point of an app whose delegate is marked `@main`: prints how to start the app.
    ///
    /// On Linux, the delegate cannot be made from its class.
    public static func main() {
        let sentence =
            "\(Self.self) is not started by itself on Linux: "
            + "boot it with HeadlessHost(applicationDelegate: \(Self.self)()).\n"
        FileHandle.standardError.write(Data(sentence.utf8))
    }
}

extension UIApplication {
    /// The first object in the responder chain that has a method; nil where none has it.
    func target(for action: Selector, from sender: Any?) -> Any? {
        responders(for: sender).lazy.compactMap { $0.target(forAction: action, withSender: sender) }.first
    }

    /// The responders at which the search for a method begins.
    ///
    /// The search begins at the first responder, otherwise at the sender. A bar button or command is no responder: the
    /// search then begins at the controllers that have the button, then at the frontmost controllers (a convention,
    /// since UIKit's documentation does not cover an app without a first responder).
    func responders(for sender: Any?) -> [UIResponder] {
        if let first = UIResponder.firstResponder, first.chain.contains(where: { $0 === keyWindow }) {
            return [first]
        }
        if let sender = sender as? UIResponder { return [sender] }
        let shown = Array((keyWindow?.shownControllers ?? []).reversed())
        let owners = (sender as? UIBarButtonItem).map { item in shown.filter { $0.hasBarButton(item) } } ?? []
        return owners + shown + [keyWindow ?? self]
    }
}

extension UIResponder {
    /// This responder and all that follow it in the chain.
    var chain: some Sequence<UIResponder> { sequence(first: self, next: \.next) }
}

extension UIViewController {
    fileprivate func hasBarButton(_ item: UIBarButtonItem) -> Bool {
        (navigationItem.leadingItems + navigationItem.trailingItems + (toolbarItems ?? [])).contains(item)
    }
}

/// The host of an application: a device with a screen that can be rotated.
@MainActor protocol ApplicationHost: AnyObject {
    var application: UIApplication { get }
    var screen: UIScreen { get }

    /// Rotates the device to a requested orientation, unless it has one; false where the rotation is not allowed.
    func turn(toOneOf wished: UIInterfaceOrientationMask) -> Bool
}

extension UIApplication {
    /// The current host: the last one that was made or ran an action.
    static weak var host: (any ApplicationHost)?
}
