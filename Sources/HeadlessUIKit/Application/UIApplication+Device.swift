public import Foundation

// What an app asks the system for around its interface; headless there is nothing behind it.

extension UIApplication {
    public static let openSettingsURLString = "app-settings:"
    public static let openNotificationSettingsURLString = "app-settings:notifications"
}

/// Whether an app may work in the background, with UIKit's raw values.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted = 0
    case denied = 1
    case available = 2
}

/// How a scene is closed.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: IdentityHashable {
    public init() {}
}

extension UIScene {
    /// How a scene is opened.
    @preconcurrency @MainActor open class ActivationRequestOptions: IdentityHashable {
        open weak var requestingScene: UIScene?
        open var collectionJoinBehavior = 0

        public init() {}
    }

    /// How a URL came.
    @preconcurrency @MainActor public final class OpenURLOptions {
        public let sourceApplication: String? = nil
        public let annotation: Any? = nil
        public let openInPlace = false

        init() {}
    }

    /// When a scene is chosen for what comes from outside; headless only kept.
    @preconcurrency @MainActor public final class ActivationConditions {
        public var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
        public var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

        init() {}
    }
}

/// How small and large a window may be made, in points; a headless window's size is the test's.
@preconcurrency @MainActor public final class UISceneSizeRestrictions: IdentityHashable {
    public var minimumSize = CGSize.zero
    public var maximumSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    public var allowsFullScreen = true

    init() {}
}

extension UIDevice {
    public var localizedModel: String { model }
    public var identifierForVendor: UUID? { nil }
    public var isMultitaskingSupported: Bool { true }
    public var batteryLevel: Float { -1 }
    public var batteryState: BatteryState { .unknown }
    public var isGeneratingDeviceOrientationNotifications: Bool { false }
    public func beginGeneratingDeviceOrientationNotifications() {}
    public func endGeneratingDeviceOrientationNotifications() {}
    public func playInputClick() {}

    /// How a battery is, with UIKit's raw values.
    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged = 1
        case charging = 2
        case full = 3
    }
}
