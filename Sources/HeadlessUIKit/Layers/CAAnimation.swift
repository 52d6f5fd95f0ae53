public import Foundation

/// An animation of a layer, which ends at once; its delegate is told.
@preconcurrency @MainActor open class CAAnimation: IdentityHashable {
    /// The delegate, which is retained, unlike other delegates (documented).
    open var delegate: (any CAAnimationDelegate)?

    public init() {}

    // MARK: Compiles only
    open var duration: TimeInterval = 0
    open var beginTime: TimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: TimeInterval = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var timingFunction: CAMediaTimingFunction?
    open var isRemovedOnCompletion = true
}

/// A delegate that is told when an animation begins and ends.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ animation: CAAnimation)
    func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ animation: CAAnimation) {}
    public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

/// An animation of one property; compiles only.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false

    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
}

/// An animation from one value to another; compiles only.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
}

/// An animation through several values; compiles only.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var keyTimes: [NSNumber]?
    open var path: CGPath?
}

/// A group of animations that run at the same time; compiles only.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

/// A transition of a whole layer; compiles only.
@preconcurrency @MainActor open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
}

/// The kind of a layer's transition; compiles only.
public struct CATransitionType: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The side from which a layer's transition comes; compiles only.
public struct CATransitionSubtype: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The state of a layer before and after an animation; compiles only.
public struct CAMediaTimingFillMode: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The pace of an animation; compiles only.
@preconcurrency @MainActor open class CAMediaTimingFunction: IdentityHashable {
    public init(name: CAMediaTimingFunctionName) {}
    public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
}

/// The system's timing functions; compiles only.
public struct CAMediaTimingFunctionName: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A group of layer changes; headless all take effect at once.
@preconcurrency @MainActor public enum CATransaction {
    private static var completions: [(() -> Void)?] = []

    public static func begin() { completions.append(nil) }

    /// Ends the group; its completion runs when the host settles.
    public static func commit() {
        if let completion = completions.popLast() ?? nil { PendingWork.shared.add(completion) }
    }

    public static func flush() {}
    public static func disableActions() -> Bool { true }
    public static func animationDuration() -> TimeInterval { 0 }

    /// Sets the completion of the group; outside of any, it runs when the host settles.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        if completions.isEmpty {
            if let block { PendingWork.shared.add(block) }
        } else {
            completions[completions.count - 1] = block
        }
    }

    // MARK: Compiles only
    public static func setDisableActions(_ disables: Bool) {}
    public static func setAnimationDuration(_ duration: TimeInterval) {}
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The seconds since the system started.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
