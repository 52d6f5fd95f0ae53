public import Foundation

/// The editing menu of systems before iOS 16; compiles only.
@preconcurrency @MainActor open class UIMenuController: IdentityHashable {
    public static let shared = UIMenuController()
    open var menuItems: [UIMenuItem]?
    open var isMenuVisible: Bool { false }

    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    open func hideMenu() {}
    open func hideMenu(from targetView: UIView) {}
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    open func update() {}
}

/// A command in the editing menu of systems before iOS 16; compiles only.
@preconcurrency @MainActor open class UIMenuItem: IdentityHashable {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
    }
}
