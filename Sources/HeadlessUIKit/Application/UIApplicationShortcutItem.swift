public import Foundation

/// A shortcut on an app's icon; compiles only.
@preconcurrency @MainActor open class UIApplicationShortcutItem: IdentityHashable {
    public let type: String
    public let localizedTitle: String
    public let localizedSubtitle: String?
    public let icon: UIApplicationShortcutIcon?
    public let userInfo: [String: any NSSecureCoding]?

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// The icon of a shortcut; compiles only.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: IdentityHashable {
    /// The system's icons, with UIKit's raw values.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
        case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
        case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
    }

    public init(type: IconType) {}
    public init(templateImageName: String) {}
    public init(systemImageName: String) {}
}
