public import Foundation

/// A generator of haptic feedback; compiles only.
@preconcurrency @MainActor open class UIFeedbackGenerator: IdentityHashable {
    public init() {}

    public init(view: UIView) {}

    open func prepare() {}
}

/// Haptic feedback for a collision; compiles only.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The strength of a collision, with UIKit's raw values.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public init(style: FeedbackStyle) { super.init() }

    public init(style: FeedbackStyle, view: UIView) { super.init() }

    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
    open func impactOccurred(at location: CGPoint) {}
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Haptic feedback for a change of selection, as in a wheel; compiles only.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
    open func selectionChanged(at location: CGPoint) {}
}

/// Haptic feedback for success or failure; compiles only.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The kind of feedback, with UIKit's raw values.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    open func notificationOccurred(_ type: FeedbackType) {}
    open func notificationOccurred(_ type: FeedbackType, at location: CGPoint) {}
}
