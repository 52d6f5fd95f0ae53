public import Foundation

/// A recognizer of a gesture on a view; the host's taps, swipes and presses trigger it, and it calls its targets.
@preconcurrency @MainActor open class UIGestureRecognizer: IdentityHashable {
    /// The state of a gesture, with UIKit's raw values.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        public static let recognized = State.ended
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true
    open var state = State.possible
    open var cancelsTouchesInView = true
    open var name: String?
    open var numberOfTouches: Int { 0 }
    open internal(set) weak var view: UIView?

    private var targets: [ActionTarget] = []

    public init(target: Any? = nil, action: Selector? = nil) {
        if let target, let action { addTarget(target, action: action) }
    }

    /// Adds a method to call when the gesture is recognised; the target is not retained.
    open func addTarget(_ target: Any, action: Selector) {
        let new = ActionTarget(target, action: action)
        if !targets.contains(where: { $0.isSame(as: new) }) { targets.append(new) }
    }

    /// Removes methods; nil stands for every target or method.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.matches(target, action) }
    }

    /// Goes through the states and calls the targets in each.
    func recognize(_ states: [State]) {
        for state in states {
            self.state = state
            for target in targets {
                if let object = target.object { target.action.send(to: object, self) }
            }
        }
        reset()
    }

    /// The touch that the gesture is made of; nil before the first one.
    var touch: UITouch?

    /// The middle of what is touched, in a view's coordinates; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
    open func reset() { state = .possible }

    // MARK: Compiles only
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var modifierFlags: UIKeyModifierFlags { [] }
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    /// Compiles only.
    open var numberOfTouchesRequired = 1
}

@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 0

    // MARK: Compiles only
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10
}

@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    // MARK: Compiles only
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Compiles only.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
}

/// Compiles only.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    open var rotation: CGFloat = 0
    open var velocity: CGFloat { 0 }
}

/// Compiles only.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
}

@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The direction of a swipe.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    open var direction = Direction.right
    /// Compiles only.
    open var numberOfTouchesRequired = 1
}

@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
}

/// A delegate that may prevent a gesture; headless only the nearest of several recognizers is used, so the methods
/// about other recognizers are not called.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool { true }
}
