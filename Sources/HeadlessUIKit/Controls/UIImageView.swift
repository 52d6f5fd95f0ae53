public import Foundation

/// A view with an image, of which the name is drawn, not the pixels.
@preconcurrency @MainActor open class UIImageView: UIView {
    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    open var highlightedImage: UIImage?
    open var isHighlighted = false { didSet { invalidateIntrinsicContentSize() } }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { invalidateIntrinsicContentSize() }
    }
    open private(set) var isAnimating = false

    public override init(frame: CGRect) { super.init(frame: frame) }

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize {
        guard let size = drawnImage?.size, size != .zero else { return super.intrinsicContentSize }
        return size
    }

    /// The size of the image; nothing without one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(within: .zero) }

    // MARK: Compiles only
    open var animationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}
