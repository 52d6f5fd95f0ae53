public import Foundation

/// An object that takes part in the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, CVarArg, UIResponderStandardEditActions, UIUserActivityRestoring {
    private(set) static weak var firstResponder: UIResponder?

    public override init() { super.init() }

    /// The responder that gets what this object does not handle.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { Self.firstResponder === self }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        if let current = Self.firstResponder, current !== self, !current.resignFirstResponder() {
            return false
        }
        UIResponder.firstResponder = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard mayResign(canResignFirstResponder) else { return false }
        UIResponder.firstResponder = nil
        return true
    }

    private static var isResigningByForce = false

    /// Resigns even where the object or its delegate wants to keep the focus.
    func resignByForce() -> Bool {
        Self.isResigningByForce = true
        defer { Self.isResigningByForce = false }
        return resignFirstResponder()
    }

    /// Whether the object resigns after an answer of its own or of its delegate, which counts only without force.
    func mayResign(_ answer: Bool) -> Bool { answer || Self.isResigningByForce }

    open var keyCommands: [UIKeyCommand]? { nil }

    /// Whether the object has the method; overrides of an app may depend on the content.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isMethod(of: self)
    }

    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender)
            ? self : next?.target(forAction: action, withSender: sender)
    }

    open func responds(to action: Selector) -> Bool {
        action.isMethod(of: self) || canPerformAction(action, withSender: nil)
    }

    open var userActivity: NSUserActivity?
    /// Called where the activity needs to be saved, before the app is in the background.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func validate(_ command: UICommand) {}
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// The nearest undo manager up the chain; a window has one.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Edit menu; apps call the methods that they override

    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func find(_ sender: Any?) {}

    // MARK: Touches; passed up the chain unless overridden

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Other events; headless none is sent

    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var inputViewController: UIViewController? { nil }

    // MARK: Accessibility; headless there is no screen reader

    open var accessibilityElements: [Any]?
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    // MARK: An object

    nonisolated open override var description: String { "<\(type(of: self))>" }
    /// The object's address, as printed by `%p`.
    // swift-format-ignore: NoLeadingUnderscores
    // The requirement is Swift's.
    nonisolated public final var _cVarArgEncoding: [Int] {
        [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
    }

    // MARK: Compiles only
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    open func awakeFromNib() {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func remoteControlReceived(with event: UIEvent?) {}
    open private(set) lazy var inputAssistantItem = UITextInputAssistantItem()
    open func reloadInputViews() {}
    open var isAccessibilityElement = false
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityAttributedLabel: NSAttributedString?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityLanguage: String?
    open var accessibilityFrame = CGRect.zero
    open var accessibilityPath: UIBezierPath?
    open var accessibilityActivationPoint = CGPoint.zero
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    @discardableResult
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}

/// The commands of an Edit menu; an object supports those that it overrides.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func delete(_ sender: Any?)
    func find(_ sender: Any?)
}

/// An object that can continue an activity of the user; compiles only.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
    func restoreUserActivityState(_ activity: NSUserActivity)
}

/// A part of the interface that can have focus; headless nothing has it, and only the app itself calls the members.
@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    var focusGroupIdentifier: String? { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// The context of a focus change; compiles only.
@preconcurrency @MainActor open class UIFocusUpdateContext: IdentityHashable {
    open var previouslyFocusedView: UIView? { nil }
    open var nextFocusedView: UIView? { nil }
}

/// Animations alongside a focus change; compiles only.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: IdentityHashable {
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {}
}
