public import Foundation
import SplitframeInterface

/// An image as a value: its name and size.
///
/// Headless, images are neither decoded nor drawn.
public final class UIImage: Hashable, Sendable {
    /// The use of the tint colour for an image.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// The orientation of an image's pixels, with UIKit's raw values; compiles only.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The way to fill a greater area with an image, with UIKit's raw values; compiles only.
    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    /// The size of a symbol relative to text, with UIKit's raw values.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large
    }

    /// The weight of a symbol's strokes, with UIKit's raw values.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The size and the weight of a symbol, which are stored.
    public struct SymbolConfiguration: Hashable, Sendable {
        var pointSize: CGFloat?
        var weight = SymbolWeight.unspecified
        var scale = SymbolScale.unspecified
        /// The colour of the symbol's first layer; nil for that of its surroundings.
        var color: UIColor?

        public init(pointSize: CGFloat) { self.pointSize = pointSize }
        public init(pointSize: CGFloat, weight: SymbolWeight) {
            (self.pointSize, self.weight) = (pointSize, weight)
        }
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
        }
        public init(weight: SymbolWeight) { self.weight = weight }
        public init(scale: SymbolScale) { self.scale = scale }
        public init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }
        public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }
        public init(font: UIFont) { self.init(pointSize: font.pointSize) }
        public init(font: UIFont, scale: SymbolScale) {
            (pointSize, self.scale) = (font.pointSize, scale)
        }
        public init(hierarchicalColor: UIColor) { color = hierarchicalColor }
        /// Makes a symbol that is drawn in the first colour alone.
        public init(paletteColors: [UIColor]) { color = paletteColors.first }
        public static func preferringMulticolor() -> Self { Self(scale: .unspecified) }
        public static func preferringMonochrome() -> Self { Self(scale: .unspecified) }
        public static let unspecified = Self(scale: .unspecified)

        /// The size of a symbol in points: 20 beside text of 17, as in buttons, otherwise in proportion (assumed).
        var size: CGSize {
            let beside: CGFloat =
                switch scale {
                case .small: 0.8
                case .large: 1.25
                case .default, .unspecified, .medium: 1
                }
            let side = ((pointSize ?? 17) * beside * 20 / 17).rounded()
            return CGSize(width: side, height: side)
        }

        /// This configuration; nil where it sets nothing.
        var given: SymbolConfiguration? { self == .unspecified ? nil : self }

        /// This configuration, overridden by the values that the other one sets.
        public func applying(_ other: SymbolConfiguration?) -> Self {
            var merged = self
            merged.pointSize = other?.pointSize ?? pointSize
            if let weight = other?.weight, weight != .unspecified { merged.weight = weight }
            if let scale = other?.scale, scale != .unspecified { merged.scale = scale }
            merged.color = other?.color ?? color
            return merged
        }
    }

    public typealias Configuration = SymbolConfiguration

    /// The name of the asset or symbol; nil for an image without one.
    let name: String?
    public let size: CGSize
    public let renderingMode: RenderingMode
    /// The configuration of a symbol; nil for other images.
    public let symbolConfiguration: SymbolConfiguration?
    /// The colour that the image is tinted in; nil for that of the view.
    private let tint: UIColor?

    private init(
        name: String?, size: CGSize = .zero, renderingMode: RenderingMode = .automatic,
        symbolConfiguration: SymbolConfiguration? = nil, tint: UIColor? = nil
    ) {
        self.tint = tint
        self.name = name
        self.size = size
        self.renderingMode = renderingMode
        self.symbolConfiguration = symbolConfiguration
    }

    convenience init(
        symbol name: String?, _ configuration: SymbolConfiguration = .unspecified,
        renderingMode: RenderingMode = .automatic
    ) {
        self.init(
            name: name, size: configuration.size, renderingMode: renderingMode,
            symbolConfiguration: configuration)
    }

    public convenience init() { self.init(name: nil) }

    convenience init(asset name: String) { self.init(name: name) }

    convenience init(size: CGSize) { self.init(name: nil, size: size) }

    /// Nil, since images are not decoded headless.
    public convenience init?(data: Data) { nil }
    public convenience init?(data: Data, scale: CGFloat) { nil }
    public convenience init?(contentsOfFile path: String) { nil }

    /// Makes a symbol, of which name and size are stored.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(symbol: name, configuration ?? .unspecified)
    }

    /// Makes a symbol, of which the value is not drawn.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) { self.init(systemName: name, withConfiguration: configuration) }

    public var isSymbolImage: Bool { symbolConfiguration != nil }

    /// Makes an image of an asset catalogue, of which only the name is stored.
    public convenience init?(named name: String) { self.init(name: name) }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(
            name: name, size: size, renderingMode: mode, symbolConfiguration: symbolConfiguration, tint: tint)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) { self.init(named: name) }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name)
    }

    /// The image in a colour; a symbol always uses it (documented).
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(
            name: name, size: size, renderingMode: renderingMode, symbolConfiguration: symbolConfiguration,
            tint: color)
    }
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard isSymbolImage else { return self }
        return UIImage(
            name: name, size: configuration.size, renderingMode: renderingMode,
            symbolConfiguration: configuration, tint: tint)
    }
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }

    public var scale: CGFloat { 1 }
    public var imageOrientation: Orientation { .up }
    /// The size of the pixels, of which there are none; nil for an image of no known size.
    public var cgImage: CGImage? { CGImage(size) }
    /// Makes an image with the size of a bitmap.
    public convenience init(cgImage: CGImage) { self.init(size: cgImage.size) }
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let (size, scale) = (cgImage.size, max(scale, .ulpOfOne))
        self.init(size: CGSize(width: size.width / scale, height: size.height / scale))
    }
    /// Nil, since an image has no pixels.
    public func pngData() -> Data? { nil }
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    public func withHorizontallyFlippedOrientation() -> UIImage { self }
    public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }
    public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }
    public func preparingForDisplay() -> UIImage? { self }
    public func byPreparingForDisplay() async -> UIImage? { self }
    /// The first of several images, since none is animated.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        images.first
    }
    public func draw(in rect: CGRect) {}
    public func draw(at point: CGPoint) {}

    public static func == (left: UIImage, right: UIImage) -> Bool {
        left.name == right.name && left.size == right.size && left.renderingMode == right.renderingMode
            && left.tint == right.tint && left.symbolConfiguration == right.symbolConfiguration
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    // MARK: Compiles only
    public func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        self
    }
    public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
}

extension UIImage {
    /// The colour of the image wherever it is shown; nil where that of the view is used, and for a picture in its own.
    ///
    /// A template has the colour of its view; a symbol that is shown as it is, that of labels (assumed).
    var ownColor: UIColor? {
        if let color = tint ?? symbolConfiguration?.color, renderingMode != .alwaysTemplate { return color }
        return isSymbolImage && renderingMode == .alwaysOriginal ? .label : nil
    }

    /// The icon that a wireframe draws for the image; nil for an image without a name.
    var icon: BarButtonElement.Icon? { name.map(BarButtonElement.Icon.init(symbol:)) }
}

/// The type that the compiler uses for `#imageLiteral(resourceName: "Tray")`.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    public convenience init(imageLiteralResourceName name: String) { self.init(asset: name) }
}

extension UIImage {
    /// The system's images for common actions, as symbols that look alike (assumed: their names are not documented).
    public static var actions: UIImage { UIImage(symbol: "ellipsis") }
    public static var add: UIImage { UIImage(symbol: "plus") }
    public static var remove: UIImage { UIImage(symbol: "minus") }
    public static var checkmark: UIImage { UIImage(symbol: "checkmark") }
    public static var strokedCheckmark: UIImage { UIImage(symbol: "checkmark.circle") }
}

/// The width and the height of an image in pixels; the pixels are not there.
public final class CGImage: Hashable, Sendable {
    public let width: Int
    public let height: Int
    var size: CGSize { CGSize(width: width, height: height) }

    /// Nil for a size of nothing.
    init?(_ size: CGSize) {
        guard size.width >= 1, size.height >= 1, let width = Int(exactly: size.width.rounded()),
            let height = Int(exactly: size.height.rounded())
        else { return nil }
        self.width = width
        self.height = height
    }

    /// The part of the image in a rectangle of pixels; nil if there is none.
    public func cropping(to rect: CGRect) -> CGImage? {
        CGImage(rect.integral.intersection(CGRect(origin: .zero, size: size)).size)
    }

    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
