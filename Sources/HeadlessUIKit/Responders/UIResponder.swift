public import Foundation

/// An object that takes part in the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, CVarArg, UIResponderStandardEditActions, UIUserActivityRestoring,
    UIPasteConfigurationSupporting, UIActivityItemsConfigurationProviding
{
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
    /// Compiles only.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    /// Compiles only.
    open var pasteConfiguration: UIPasteConfiguration?
    /// Compiles only.
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?
    open func validate(_ command: UICommand) {}
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Compiles only.
    open func awakeFromNib() {}

    /// The nearest undo manager up the chain; a window has one.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Edit menu; apps call the methods that they override

    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) {}
    open func find(_ sender: Any?) {}
    open func findNext(_ sender: Any?) {}
    open func findPrevious(_ sender: Any?) {}

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

    /// Compiles only.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Compiles only.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Compiles only.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Compiles only.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Compiles only.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Compiles only.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Compiles only.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Compiles only.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Compiles only.
    open func remoteControlReceived(with event: UIEvent?) {}
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var inputViewController: UIViewController? { nil }
    /// Compiles only.
    open var textInputMode: UITextInputMode? { nil }
    /// Compiles only.
    open var textInputContextIdentifier: String? { nil }
    /// Compiles only.
    open private(set) lazy var inputAssistantItem = UITextInputAssistantItem()
    /// Compiles only.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    /// Compiles only.
    open func reloadInputViews() {}

    // MARK: Accessibility; headless there is no screen reader

    /// Compiles only.
    open var isAccessibilityElement = false
    /// Compiles only.
    open var accessibilityIdentifier: String?
    /// Compiles only.
    open var accessibilityLabel: String?
    /// Compiles only.
    open var accessibilityAttributedLabel: NSAttributedString?
    /// Compiles only.
    open var accessibilityHint: String?
    /// Compiles only.
    open var accessibilityValue: String?
    /// Compiles only.
    open var accessibilityTraits: UIAccessibilityTraits = []
    /// Compiles only.
    open var accessibilityLanguage: String?
    /// Compiles only.
    open var accessibilityUserInputLabels: [String]?
    /// Compiles only.
    open var accessibilityFrame = CGRect.zero
    /// Compiles only.
    open var accessibilityPath: UIBezierPath?
    /// Compiles only.
    open var accessibilityActivationPoint = CGPoint.zero
    open var accessibilityElements: [Any]?
    /// Compiles only.
    open var accessibilityElementsHidden = false
    /// Compiles only.
    open var accessibilityViewIsModal = false
    /// Compiles only.
    open var shouldGroupAccessibilityChildren = false
    /// Compiles only.
    open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
    /// Compiles only.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// Compiles only.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
    /// Compiles only.
    open var accessibilityRespondsToUserInteraction = true
    /// Compiles only.
    @discardableResult
    open func accessibilityActivate() -> Bool { false }
    /// Compiles only.
    open func accessibilityIncrement() {}
    /// Compiles only.
    open func accessibilityDecrement() {}
    /// Compiles only.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
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
}
