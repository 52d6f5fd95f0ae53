public import Foundation

/// A view with an image, of which the name is drawn, not the pixels.
@preconcurrency @MainActor open class UIImageView: UIView {
    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    open var highlightedImage: UIImage?
    open var isHighlighted = false { didSet { invalidateIntrinsicContentSize() } }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// Compiles only.
    open var animationImages: [UIImage]?
    /// Compiles only.
    open var highlightedAnimationImages: [UIImage]?
    /// Compiles only.
    open var animationDuration: TimeInterval = 0
    /// Compiles only.
    open var animationRepeatCount = 0
    /// Compiles only.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
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

    /// Compiles only.
    open func startAnimating() { isAnimating = true }
    /// Compiles only.
    open func stopAnimating() { isAnimating = false }
}

/// The end of an effect on a symbol, for its completion.
@preconcurrency @MainActor public struct UISymbolEffectCompletionContext {
    public let isFinished = true
    public private(set) weak var sender: AnyObject?

    /// The effect as the app knows it, or the image that has come.
    init(sender: AnyObject) { self.sender = sender }
}

public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
    /// Ends at once, since nothing moves headless.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { finish(completion) }

    /// Ends at once, since nothing moves headless.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { finish(completion) }

    /// Ends at once, since nothing moves headless.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { finish(completion) }

    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { finish(completion) }

    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { finish(completion) }

    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { finish(completion) }

    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

    /// Shows another symbol, at once.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        finish(completion)
    }

    private func finish(_ completion: UISymbolEffectCompletion?) {
        guard let completion else { return }
        PendingWork.shared.add { [self] in completion(UISymbolEffectCompletionContext(sender: self)) }
    }
}
