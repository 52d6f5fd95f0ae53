public import Foundation

/// An image as a value: its name and size.
///
/// Nothing headless decodes or paints it.
public final class UIImage: Hashable, Sendable {
    /// How an image takes the tint colour.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// The asset's or the symbol's name; nil for an image without one.
    let name: String?
    public let size: CGSize
    public let renderingMode: RenderingMode

    private init(name: String?, size: CGSize = .zero, renderingMode: RenderingMode = .automatic) {
        self.name = name
        self.size = size
        self.renderingMode = renderingMode
    }

    public convenience init() { self.init(name: nil) }

    /// A symbol; only its name is kept.
    public convenience init?(systemName name: String) { self.init(name: name) }

    /// An image of an asset catalogue; only its name is kept.
    public convenience init?(named name: String) { self.init(name: name) }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(name: name, size: size, renderingMode: mode)
    }

    public func withTintColor(_ color: UIColor) -> UIImage { self }

    public static func == (left: UIImage, right: UIImage) -> Bool {
        left.name == right.name && left.size == right.size && left.renderingMode == right.renderingMode
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
