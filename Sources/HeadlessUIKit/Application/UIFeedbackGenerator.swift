public import Foundation

/// What a hand feels; headless none does.
@preconcurrency @MainActor open class UIFeedbackGenerator: IdentityHashable {
    public init() {}

    public init(view: UIView) {}

    open func prepare() {}
}

/// The feel of a collision.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard a collision feels, with UIKit's raw values.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    public init(style: FeedbackStyle) { super.init() }

    public init(style: FeedbackStyle, view: UIView) { super.init() }

    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

/// The feel of a wheel that turns.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

/// The feel of success or failure.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What is felt, with UIKit's raw values.
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    open func notificationOccurred(_ type: FeedbackType) {}
}
