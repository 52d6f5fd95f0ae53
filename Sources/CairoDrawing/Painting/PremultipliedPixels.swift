import SceneDrawing

/// A look at Cairo's pixels: one word a pixel, alpha in the top byte, colours multiplied by it.
struct PremultipliedPixels {
    let width: Int
    let height: Int
    /// Words from one row to the next.
    let stride: Int
    let words: UnsafePointer<UInt32>

    /// The pixels with the multiplication undone, rounded to the nearest value.
    var bitmap: Bitmap {
        let count = width * height * 4
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
            var place = 0
            for y in 0..<height {
                for x in 0..<width {
                    let color = Self.straight(words[y * stride + x])
                    bytes[place] = UInt8(truncatingIfNeeded: color >> 16)
                    bytes[place + 1] = UInt8(truncatingIfNeeded: color >> 8)
                    bytes[place + 2] = UInt8(truncatingIfNeeded: color)
                    bytes[place + 3] = UInt8(truncatingIfNeeded: color >> 24)
                    place += 4
                }
            }
            filled = count
        }
        return Bitmap(width: width, height: height, pixels: bytes)
    }

    /// One word with its colours divided by its alpha.
    @inline(__always) static func straight(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        if alpha == 255 { return word }
        guard alpha > 0 else { return 0 }
        func divided(_ channel: UInt32) -> UInt32 { min(255, (channel * 255 + alpha / 2) / alpha) }
        return alpha << 24 | divided(word >> 16 & 0xFF) << 16 | divided(word >> 8 & 0xFF) << 8
            | divided(word & 0xFF)
    }
}
