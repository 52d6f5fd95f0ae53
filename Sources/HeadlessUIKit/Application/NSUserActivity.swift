public import Foundation

/// An activity that apps hand on, a class which Foundation on Linux has not; compiles only.
open class NSUserActivity {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var webpageURL: URL?
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPrediction = false
    open var isEligibleForPublicIndexing = false
    open var needsSave = false
    open var keywords: Set<String> = []
    open var expirationDate: Date?
    open var targetContentIdentifier: String?
    open var persistentIdentifier: String?

    public init(activityType: String) { self.activityType = activityType }

    open func addUserInfoEntries(from entries: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(entries) { $1 }
    }

    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}

extension NSUserActivity: Hashable {
    public static func == (left: NSUserActivity, right: NSUserActivity) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A URL that a scene is to open; compiles only.
@preconcurrency @MainActor public final class UIOpenURLContext: IdentityHashable {
    public let url: URL

    public private(set) lazy var options = UIScene.OpenURLOptions()

    init(url: URL) { self.url = url }
}

/// The result of a fetch in the background, with UIKit's raw values; compiles only.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData, noData, failed
}

/// The identifier of a task that may go on in the background; compiles only.
public struct UIBackgroundTaskIdentifier: Hashable, Sendable, RawRepresentable {
    public let rawValue: Int

    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)

    public init(rawValue: Int) { self.rawValue = rawValue }
}
