import Foundation
import SplitframeGeometry
import SplitframeInterface

/// One instance of an app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// What a scene was opened with.
    @MainActor public final class ConnectionOptions {
        public let urlContexts: Set<UIOpenURLContext> = []
        public let userActivities: Set<NSUserActivity> = []
        public let shortcutItem: UIApplicationShortcutItem? = nil

        init() {}
    }

    /// Whether a scene is in front, with UIKit's raw values.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open var title: String?
    open var subtitle = ""
    open private(set) lazy var activationConditions = ActivationConditions()
    public let activationState = ActivationState.foregroundActive

    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    var environment: TraitEnvironment
    let generation: Generation
    open internal(set) var screen: UIScreen
    open private(set) var windows: [UIWindow] = []
    lazy var ownStatusBarManager = UIStatusBarManager(of: self)

    init(environment: TraitEnvironment, generation: Generation, screen: UIScreen) {
        self.environment = environment
        self.generation = generation
        self.screen = screen
        super.init(session: UISceneSession(), connectionOptions: ConnectionOptions())
    }

    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()

    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    open var traitCollection: UITraitCollection {
        UITraitCollection(TraitValues(environment, generation: generation, settings: screen.settings))
    }
    /// The hinge of the device; nil where it does not fold.
    var hinge: UIHinge?
    /// Whether the app wants to be asked again whether its bars stand upright.
    var needsUpdateOfVerticalBars = false
    /// How the interface is turned on a display that tells its landscapes apart; nil elsewhere.
    var turnedOrientation: UIInterfaceOrientation?
    open var interfaceOrientation: UIInterfaceOrientation {
        turnedOrientation ?? UIInterfaceOrientation(environment)
    }
    /// How the scene stands on its display.
    open var effectiveGeometry: Geometry {
        Geometry(coordinateSpace: coordinateSpace, interfaceOrientation: interfaceOrientation)
    }

    func add(_ window: UIWindow) {
        if !windows.contains(window) { windows.append(window) }
    }

    open var coordinateSpace: any UICoordinateSpace {
        FormerSpace(bounds: CGRect(origin: .zero, size: CGSize(environment.size)))
    }

    open var statusBarManager: UIStatusBarManager? { ownStatusBarManager }

    /// Turns the device where the wish leaves no other way and the controller in front allows it.
    ///
    /// The turn comes when the host settles; the handler hears where it is not allowed.
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

/// A scene as the system remembers it.
@preconcurrency @MainActor public final class UISceneSession: IdentityHashable {
    /// What a scene is for.
    public struct Role: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public internal(set) weak var scene: UIScene?
    public let role = Role.windowApplication
    public let persistentIdentifier = "headless"
    public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    public var userInfo: [String: Any]?
    public var stateRestorationActivity: NSUserActivity?

    init() {}
}

/// How a scene is made.
@preconcurrency @MainActor public final class UISceneConfiguration: IdentityHashable {
    public let name: String?
    public let role: UISceneSession.Role
    public var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// Hears of a scene's life.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
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

/// Hears of a window scene's life and size.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousOrientation: UIInterfaceOrientation,
        traitCollection previousTraits: UITraitCollection)
    /// Called where the window has another size, is turned, or has moved to another display; not on half folding.
    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
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
}
