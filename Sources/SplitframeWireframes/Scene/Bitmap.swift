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

    /// Whether all pixels are alike, so that there is nothing to see.
    package var hasOneColor: Bool {
        pixels.withUnsafeBytes { bytes in
            let words = bytes.bindMemory(to: UInt32.self)
            return words.allSatisfy { $0 == words[0] }
        }
    }

    /// A hash of size and pixels, the same on every run and machine (FNV-1a, four bytes at a time).
    ///
    /// - Parameter sum: The hash of what comes before the bitmap.
    package func checkSum(after sum: UInt64) -> UInt64 {
        var sum = (UInt64(width) << 32 | UInt64(height)) ^ sum
        pixels.withUnsafeBytes { bytes in
            for word in bytes.bindMemory(to: UInt32.self) { sum = (sum ^ UInt64(word)) &* 0x100_0000_01b3 }
        }
        return sum
    }
}
