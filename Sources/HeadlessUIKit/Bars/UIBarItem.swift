/// An item in a bar.
@preconcurrency @MainActor open class UIBarItem: IdentityHashable {
    open var title: String?
    open var image: UIImage?
    open var landscapeImagePhone: UIImage?
    open var isEnabled = true
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?

    init(title: String? = nil, image: UIImage? = nil, tag: Int = 0) {
        self.title = title
        self.image = image
        self.tag = tag
    }
}
