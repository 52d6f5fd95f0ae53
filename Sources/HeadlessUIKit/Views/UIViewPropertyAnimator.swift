public import Foundation

/// Animations that can be paused and reversed; headless they take effect at once, and end when the host settles.
@preconcurrency @MainActor open class UIViewPropertyAnimator: IdentityHashable {
    public let duration: TimeInterval
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false
    open var isReversed = false
    open var fractionComplete: CGFloat = 0
    open var isUserInteractionEnabled = true
    /// The number of starts, so that an end scheduled before the last start is ignored.
    private var starts = 0
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        if let animations { self.animations = [animations] }
    }

    public convenience init(
        duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
    ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

    public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.init(duration: duration, curve: .easeInOut)
    }

    public convenience init(
        duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
        animations: (() -> Void)? = nil
    ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        addAnimations(animation)
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Runs the changes at once; the completions run when the host settles.
    open func startAnimation() {
        state = .active
        isRunning = true
        for animation in animations { animation() }
        animations = []
        starts += 1
        PendingWork.shared.add { [self, starts] in
            guard isRunning, starts == self.starts else { return }
            finishAnimation(at: isReversed ? .start : .end)
        }
    }

    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

    open func pauseAnimation() {
        state = .active
        isRunning = false
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { startAnimation() }

    /// Stops the animations; without finishing, the completions are never called.
    open func stopAnimation(_ withoutFinishing: Bool) {
        isRunning = false
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    open func finishAnimation(at position: UIViewAnimatingPosition) {
        isRunning = false
        state = .inactive
        fractionComplete = 1
        let handlers = completions
        completions = []
        for completion in handlers { completion(position) }
    }

    // MARK: Compiles only
    open var isInterruptible = true
    open var scrubsLinearly = true
    open var pausesOnCompletion = false
}

/// The state of an animator, with UIKit's raw values.
public enum UIViewAnimatingState: Int, Sendable {
    case inactive, active, stopped
}

/// The position at which an animation ended, with UIKit's raw values.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// A provider of an animation's pace; compiles only.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {}

/// The timing of a spring; compiles only.
@preconcurrency @MainActor open class UISpringTimingParameters: IdentityHashable, UITimingCurveProvider {
    public init(dampingRatio: CGFloat) {}
    public init(dampingRatio: CGFloat, initialVelocity: CGVector) {}
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {}
}

/// The timing of a curve; compiles only.
@preconcurrency @MainActor open class UICubicTimingParameters: IdentityHashable, UITimingCurveProvider {
    public init(animationCurve: UIView.AnimationCurve) {}
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

/// A vector with a direction and a length.
public struct CGVector: Hashable, Sendable {
    public static let zero = CGVector(dx: 0, dy: 0)

    public var dx: CGFloat
    public var dy: CGFloat

    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

extension UIView {
    /// The pace of an animation, with UIKit's raw values.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }
}
