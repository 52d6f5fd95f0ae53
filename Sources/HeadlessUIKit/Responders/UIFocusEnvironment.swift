/// A part of the interface that takes part in focus; headless nothing has the focus, and the members are called by nobody
/// but the app.
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

/// Something that holds what can have the focus; headless there is none.
@preconcurrency @MainActor public protocol UIFocusItemContainer: AnyObject {}

/// A move of the focus; headless none happens.
@preconcurrency @MainActor open class UIFocusUpdateContext: IdentityHashable {}

/// Animations beside a move of the focus; headless none happens.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: IdentityHashable {}
