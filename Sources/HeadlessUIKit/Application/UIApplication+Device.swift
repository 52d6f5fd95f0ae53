public import Foundation

// Requests of an app to the system around its interface; headless they have no effect.

extension UIApplication {
    public static let openSettingsURLString = "app-settings:"
    public static let openNotificationSettingsURLString = "app-settings:notifications"
}

/// Whether an app may work in the background, with UIKit's raw values; compiles only.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted, denied, available
}

/// The options for closing a scene; compiles only.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: IdentityHashable {
    public init() {}
}

/// The options for closing a window of the app; compiles only.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions:
    UISceneDestructionRequestOptions
{
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
    /// The way in which a window closes, with UIKit's raw values; compiles only.
    public enum DismissalAnimation: Int, Sendable {
        case standard = 1
        case commit, decline
    }
}

/// A request to show a scene of a session, or a new one of a role; compiles only.
@preconcurrency @MainActor public struct UISceneSessionActivationRequest {
    public let role: UISceneSession.Role
    public let session: UISceneSession?
    public var userActivity: NSUserActivity?
    public var options: UIScene.ActivationRequestOptions?

    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (self.role, session) = (role, nil)
        (self.userActivity, self.options) = (userActivity, options)
    }

    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (role, self.session) = (session.role, session)
        (self.userActivity, self.options) = (userActivity, options)
    }
}

extension UIScene {
    /// The options for opening a scene; compiles only.
    @preconcurrency @MainActor open class ActivationRequestOptions: IdentityHashable {
        open weak var requestingScene: UIScene?
        open var collectionJoinBehavior = 0

        public init() {}
    }

    /// The origin of a URL that a scene opens; compiles only.
    @preconcurrency @MainActor public final class OpenURLOptions {
        public let sourceApplication: String? = nil
        public let annotation: Any? = nil
        public let openInPlace = false

        init() {}
    }

    /// The options with which a scene opens a URL outside; compiles only.
    @preconcurrency @MainActor open class OpenExternalURLOptions: IdentityHashable {
        open var universalLinksOnly = false

        public init() {}
    }

    /// The conditions under which a scene is chosen for content from outside; compiles only.
    @preconcurrency @MainActor public final class ActivationConditions {
        public var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
        public var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

        init() {}
    }
}

/// The limits of a window's size, in points.
@preconcurrency @MainActor public final class UISceneSizeRestrictions: IdentityHashable {
    public var minimumSize = CGSize.zero
    public var maximumSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    init() {}

    /// A size within the restrictions; a minimum wins over a maximum.
    func allowed(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(minimumSize.width, min(maximumSize.width, size.width)),
            height: max(minimumSize.height, min(maximumSize.height, size.height)))
    }
}

extension UIDevice {
    public var localizedModel: String { model }
    public var identifierForVendor: UUID? { nil }
    public var isMultitaskingSupported: Bool { true }
    /// Compiles only.
    public var batteryLevel: Float { -1 }
    public var batteryState: BatteryState { .unknown }
    public var isGeneratingDeviceOrientationNotifications: Bool { orientationRequests > 0 }
    /// Lets a rotation by the host post notifications until the matching call of `end`; calls may be nested.
    public func beginGeneratingDeviceOrientationNotifications() { orientationRequests += 1 }
    public func endGeneratingDeviceOrientationNotifications() {
        orientationRequests = max(0, orientationRequests - 1)
    }

    /// The state of a battery, with UIKit's raw values.
    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }
}
