public import Foundation

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
