public import Foundation

/// An item in a bar.
@preconcurrency @MainActor open class UIBarItem: IdentityHashable {
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0

    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// The colour of the normal state is drawn, in the system's font.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    {
        titleAttributes[state] = attributes
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    public init() {}

    public required init?(coder: NSCoder) {}

    // MARK: Compiles only
    open var isAccessibilityElement = true
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits: UIAccessibilityTraits = .button
    open var imageInsets = UIEdgeInsets.zero
}
