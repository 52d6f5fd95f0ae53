public import Foundation

/// A renderer of images that an app draws; headless an image has its size but no content.
open class UIGraphicsImageRenderer: NSObject {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let size: CGSize
    public let format: UIGraphicsImageRendererFormat

    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.size = size
        self.format = format
    }

    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

    public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

    /// An image of the renderer's size; the actions run, but their drawing is discarded.
    open func image(actions: DrawingActions) -> UIImage {
        actions(UIGraphicsImageRendererContext(format: format))
        return UIImage(size: size)
    }

    /// Runs the drawing code; the data is empty, because nothing is painted.
    open func pngData(actions: DrawingActions) -> Data {
        _ = image(actions: actions)
        return Data()
    }

    /// Runs the drawing code; the data is empty, because nothing is painted.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        pngData(actions: actions)
    }
}

/// The context in which an image is drawn; compiles only.
open class UIGraphicsImageRendererContext: NSObject {
    public let format: UIGraphicsImageRendererFormat
    public let cgContext = CGContext()

    init(format: UIGraphicsImageRendererFormat) { self.format = format }

    open var currentImage: UIImage { UIImage() }
    open func fill(_ rect: CGRect) {}
    open func stroke(_ rect: CGRect) {}
    open func clip(to rect: CGRect) {}
}

/// The format of a drawn image; compiles only.
open class UIGraphicsImageRendererFormat: NSObject {
    open var scale: CGFloat = 1
    open var opaque = false

    public override init() {}

    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
