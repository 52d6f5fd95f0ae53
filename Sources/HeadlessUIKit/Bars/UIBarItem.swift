public import Foundation

/// An item in a bar.
@preconcurrency @MainActor open class UIBarItem: IdentityHashable {
    open var title: String?
    open var image: UIImage?
    /// Compiles only.
    open var landscapeImagePhone: UIImage?
    open var isEnabled = true
    open var tag = 0
    /// Compiles only.
    open var isAccessibilityElement = true
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
    open var accessibilityTraits: UIAccessibilityTraits = .button
    /// Compiles only.
    open var accessibilityLanguage: String?
    /// Compiles only.
    open var accessibilityUserInputLabels: [String]?
    /// Compiles only.
    open var accessibilityElementsHidden = false
    /// Compiles only.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

    /// Compiles only.
    open var imageInsets = UIEdgeInsets.zero
    /// Compiles only.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    /// Compiles only.
    open var largeContentSizeImage: UIImage?
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
}
