/// An object that takes part in the responder chain.
@preconcurrency @MainActor open class UIResponder: IdentityHashable, CustomStringConvertible {
    private static weak var firstResponder: UIResponder?

    public init() {}

    /// Who gets what this object does not handle.
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
        guard canResignFirstResponder else { return false }
        UIResponder.firstResponder = nil
        return true
    }

    open var keyCommands: [UIKeyCommand]? { nil }

    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender)
            ? self : next?.target(forAction: action, withSender: sender)
    }

    open func responds(to action: Selector) -> Bool { canPerformAction(action, withSender: nil) }

    open var userActivity: NSUserActivity?
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    open func validate(_ command: UICommand) {}
    open func buildMenu(with builder: any UIMenuBuilder) {}

    open func awakeFromNib() {}

    nonisolated open var description: String { "<\(type(of: self))>" }
}
