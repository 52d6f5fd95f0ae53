public import Foundation

/// An item in a bar.
@preconcurrency @MainActor open class UIBarItem: IdentityHashable {
    open var title: String?
    open var image: UIImage?
    open var landscapeImagePhone: UIImage?
    open var isEnabled = true
    open var tag = 0
    open var isAccessibilityElement = true
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityAttributedLabel: NSAttributedString?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits: UIAccessibilityTraits = .button
    open var accessibilityLanguage: String?
    open var accessibilityUserInputLabels: [String]?
    open var accessibilityElementsHidden = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

    open var imageInsets = UIEdgeInsets.zero
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    open var largeContentSizeImage: UIImage?
    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Titles are drawn in the system's font; compiles only.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    {
        titleAttributes[state] = attributes
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    init(title: String? = nil, image: UIImage? = nil, tag: Int = 0) {
        self.title = title
        self.image = image
        self.tag = tag
    }
}
