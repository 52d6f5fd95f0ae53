public import Foundation

/// A menu of editing commands in a view; compiles only.
@preconcurrency @MainActor open class UIEditMenuInteraction: IdentityHashable, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
    open func dismissMenu() {}
    open func reloadVisibleMenu() {}
    open func updateVisibleMenuPosition(animated: Bool) {}
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// A delegate for editing menus; headless they are not shown, so none of its methods is called.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {}

/// The place of an editing menu; compiles only.
@preconcurrency @MainActor open class UIEditMenuConfiguration: IdentityHashable {
    public let identifier: AnyHashable
    public let sourcePoint: CGPoint
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
    }
}

/// The direction of an editing menu's arrow, with UIKit's raw values; compiles only.
public enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic, up, down, left, right
}

/// Animations alongside an editing menu; compiles only.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}
