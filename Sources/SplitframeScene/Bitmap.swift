/// Decoded pixels: 8-bit RGBA, not premultiplied, rows top to bottom without padding.
public struct Bitmap: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// `width * height * 4` bytes in the order red, green, blue, alpha.
    public var pixels: [UInt8]

    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(pixels.count == width * height * 4, "a bitmap holds four bytes a pixel")
        self.width = width
        self.height = height
        self.pixels = pixels
    }
}
