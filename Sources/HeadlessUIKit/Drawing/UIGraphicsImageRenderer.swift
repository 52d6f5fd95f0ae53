public import Foundation

/// Makes images of what an app paints; headless an image has its size and nothing on it.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: IdentityHashable {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let size: CGSize
    public let format: UIGraphicsImageRendererFormat

    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.size = size
        self.format = format
    }

    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

    public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

    /// An image of the renderer's size; the actions run, and what they paint is lost.
    open func image(actions: DrawingActions) -> UIImage {
        actions(UIGraphicsImageRendererContext(format: format))
        return UIImage(size: size)
    }
}

/// What an image is painted into.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: IdentityHashable {
    public let format: UIGraphicsImageRendererFormat
    public let cgContext = CGContext()

    init(format: UIGraphicsImageRendererFormat) { self.format = format }

    open var currentImage: UIImage { UIImage() }
    open func fill(_ rect: CGRect) {}
    open func stroke(_ rect: CGRect) {}
    open func clip(to rect: CGRect) {}
}

/// The form of a painted image; it is only kept.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: IdentityHashable {
    open var scale: CGFloat = 1
    open var opaque = false

    public init() {}

    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
