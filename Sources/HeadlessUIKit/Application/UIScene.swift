public import Foundation
import SplitframeInterface

/// One instance of an app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The options with which a scene was opened.
    @MainActor public final class ConnectionOptions {
        public let urlContexts: Set<UIOpenURLContext> = []
        public let userActivities: Set<NSUserActivity> = []
        public let shortcutItem: UIApplicationShortcutItem? = nil
        public let handoffUserActivityType: String? = nil
        public let sourceApplication: String? = nil

        init() {}
    }

    /// Whether a scene is in the foreground, with UIKit's raw values.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open var subtitle = ""
    open internal(set) var activationState = ActivationState.foregroundActive

    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// Passes false to the handler at once, since no URL can be opened headless.
    open func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }

    // MARK: Compiles only
    open var title: String?
    open private(set) lazy var activationConditions = ActivationConditions()
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    var environment: TraitEnvironment
    let generation: Generation
    open internal(set) var screen: UIScreen
    open private(set) var windows: [UIWindow] = []

    init(environment: TraitEnvironment, generation: Generation, screen: UIScreen) {
        self.environment = environment
        self.generation = generation
        self.screen = screen
        super.init(session: UISceneSession(), connectionOptions: ConnectionOptions())
    }

    /// The sizes that a person may give the window, where windows can be resized freely (iPadOS 26, Macs).
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()

    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    open var traitCollection: UITraitCollection {
        UITraitCollection(
            TraitValues(environment, generation: generation, settings: screen.settings)
                .overridden(by: traitOverrides.values))
    }
    /// Traits that override those of the device in all windows (iOS 17).
    open var traitOverrides = UITraitOverrides() {
        didSet { for window in windows where traitOverrides != oldValue { window.ownRoot?.updateTraits() } }
    }
    /// The hinge of the device; nil where it does not fold.
    var hinge: UIHinge?
    /// Whether the app has requested a new decision about upright or level bars.
    var needsUpdateOfVerticalBars = false
    /// The interface orientation on a display with two distinct landscapes; nil on other displays.
    var turnedOrientation: UIInterfaceOrientation?
    open var interfaceOrientation: UIInterfaceOrientation {
        turnedOrientation ?? UIInterfaceOrientation(environment)
    }
    /// The coordinate space and the orientation of the scene on its display.
    open var effectiveGeometry: Geometry {
        Geometry(coordinateSpace: coordinateSpace, interfaceOrientation: interfaceOrientation)
    }

    func add(_ window: UIWindow) {
        if !windows.contains(window) { windows.append(window) }
    }

    open var coordinateSpace: any UICoordinateSpace {
        FormerSpace(bounds: CGRect(origin: .zero, size: CGSize(environment.size)))
    }

    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(of: self)

    /// Rotates the device where its orientation is not among the requested ones and the frontmost controller allows it.
    ///
    /// The rotation happens when the host settles; the handler is called where it is not allowed.
    open func requestGeometryUpdate(
        _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wished = (preferences as? GeometryPreferences.iOSPreferences)?.orientations,
            let host = UIApplication.host
        else { return }
        PendingWork.shared.add {
            guard !host.turn(toOneOf: wished) else { return }
            errorHandler?(OrientationRefused(wished: wished))
        }
    }
}

/// A session that stands for a scene in the system.
@preconcurrency @MainActor public final class UISceneSession: IdentityHashable {
    /// The role of a scene.
    public struct Role: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public internal(set) weak var scene: UIScene?
    public let role = Role.windowApplication
    public let persistentIdentifier = "headless"
    public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    /// Compiles only.
    public var userInfo: [String: Any]?
    /// The activity that the scene's delegate has given when the app went to the background.
    public var stateRestorationActivity: NSUserActivity?

    init() {}
}

/// The configuration from which a scene is made.
@preconcurrency @MainActor public final class UISceneConfiguration: IdentityHashable {
    public let name: String?
    public let role: UISceneSession.Role
    /// The class of the scene's delegate; a host is given the delegate itself.
    public var delegateClass: AnyClass?
    /// Compiles only.
    public var sceneClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// A delegate that is told about a scene's life cycle.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    // MARK: Compiles only
    func sceneDidDisconnect(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// A delegate that is told about a window scene's life cycle and size.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, WindowOwner {
    var window: UIWindow? { get set }
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousOrientation: UIInterfaceOrientation,
        traitCollection previousTraits: UITraitCollection)
    /// Called when the window is resized, rotated or moved to another display, but not when the device is half folded
    /// (measured by Sven Molzahn, FL and AX, iOS 27.1).
    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Compiles only.
    func preferredWindowingControlStyle(
        for windowScene: UIWindowScene
    ) -> UIWindowScene.WindowingControlStyle
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousOrientation: UIInterfaceOrientation,
        traitCollection previousTraits: UITraitCollection
    ) {}
    public func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {}
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    public func preferredWindowingControlStyle(
        for windowScene: UIWindowScene
    ) -> UIWindowScene.WindowingControlStyle { .automatic }
}
