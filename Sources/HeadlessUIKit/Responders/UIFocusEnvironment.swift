public import Foundation

/// A part of the interface that can have focus; headless nothing has it, and only the app itself calls the members.
@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    var focusGroupIdentifier: String? { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An item that can have focus; compiles only.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    var isFocused: Bool { get }
    var frame: CGRect { get }
}

/// A container of items that can have focus; compiles only.
@preconcurrency @MainActor public protocol UIFocusItemContainer: AnyObject {}

/// The context of a focus change; compiles only.
@preconcurrency @MainActor open class UIFocusUpdateContext: IdentityHashable {
    open var previouslyFocusedView: UIView? { nil }
    open var nextFocusedView: UIView? { nil }
    open var previouslyFocusedItem: (any UIFocusItem)? { nil }
    open var nextFocusedItem: (any UIFocusItem)? { nil }
    open var focusHeading: UIFocusHeading { [] }
}

/// The direction of a focus change, with UIKit's raw values; compiles only.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let up = UIFocusHeading(rawValue: 1 << 0)
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    public static let previous = UIFocusHeading(rawValue: 1 << 5)

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Animations alongside a focus change; compiles only.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: IdentityHashable {
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {}
}

/// The look of a focused view; compiles only.
@preconcurrency @MainActor open class UIFocusEffect: IdentityHashable {}

/// A ring around a focused view; compiles only.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
    open weak var referenceView: UIView?
    open weak var containerView: UIView?

    public override init() {}
    public init(rect: CGRect) {}
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {}
    public init(path: UIBezierPath) {}
}
