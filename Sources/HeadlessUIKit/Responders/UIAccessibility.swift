public import Foundation

/// The settings of assistive technologies, none of which is active; compiles only.
@preconcurrency @MainActor public enum UIAccessibility {
    /// A notification for assistive technologies, with UIKit's name.
    public struct Notification: Hashable, Sendable, RawRepresentable {
        public let rawValue: UInt32

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)

        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    public static let isVoiceOverRunning = false
    public static let isSwitchControlRunning = false
    public static let isSpeakScreenEnabled = false
    public static let isGuidedAccessEnabled = false
    public static let isBoldTextEnabled = false
    public static let isReduceMotionEnabled = false
    public static let isReduceTransparencyEnabled = false
    public static let isDarkerSystemColorsEnabled = false
    public static let isInvertColorsEnabled = false
    public static let isGrayscaleEnabled = false
    public static let isShakeToUndoEnabled = true
    public static let buttonShapesEnabled = false
    public static let shouldDifferentiateWithoutColor = false
    public static let prefersCrossFadeTransitions = false
    public static let isVideoAutoplayEnabled = true
    public static let isAssistiveTouchRunning = false
    public static let isOnOffSwitchLabelsEnabled = false
    public static let isMonoAudioEnabled = false
    public static let isClosedCaptioningEnabled = false

    /// Ignored: there are no observers.
    public static func post(notification: Notification, argument: Any?) {}

    nonisolated public static let announcementDidFinishNotification = notice("AnnouncementDidFinish")
    nonisolated public static let voiceOverStatusDidChangeNotification = notice("VoiceOverStatusDidChange")
    nonisolated public static let switchControlStatusDidChangeNotification = notice(
        "SwitchControlStatusDidChange")
    nonisolated public static let boldTextStatusDidChangeNotification = notice("BoldTextStatusDidChange")
    nonisolated public static let reduceMotionStatusDidChangeNotification = notice(
        "ReduceMotionStatusDidChange")
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = notice(
        "ReduceTransparencyStatusDidChange")
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = notice(
        "DarkerSystemColorsStatusDidChange")
    nonisolated public static let invertColorsStatusDidChangeNotification = notice(
        "InvertColorsStatusDidChange")

    nonisolated private static func notice(_ word: String) -> Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibility\(word)Notification")
    }
}

/// The kind of an element for a screen reader; compiles only.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// An action of an element for a screen reader; compiles only.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: IdentityHashable {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var image: UIImage?
    open weak var target: AnyObject?
    open var selector: Selector?
    open var actionHandler: Handler?

    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
    }

    public init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
    }

    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target as AnyObject?
        self.selector = selector
    }
}

/// The direction in which a screen reader scrolls, with UIKit's raw values; compiles only.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left, up, down, next, previous
}

/// An element of a view that draws several elements itself; compiles only.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    open weak var accessibilityContainer: AnyObject?
    open var accessibilityFrameInContainerSpace = CGRect.zero

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }
}
