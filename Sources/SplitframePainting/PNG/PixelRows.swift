package import SplitframeWireframes

/// A view of pixels as words: alpha in the top byte, then red, green and blue.
///
/// It is valid only as long as the owner of the words exists, and only during the call that receives it.
package struct PixelRows {
    let width: Int
    let height: Int
    /// The number of words from one row to the next.
    let stride: Int
    let words: UnsafePointer<UInt32>
    /// Whether the colours are premultiplied by alpha, as Cairo's are.
    let isPremultiplied: Bool
    /// Whether every alpha is known to be 255.
    let isOpaque: Bool

    /// The row's words.
    @inline(__always) subscript(row: Int) -> UnsafePointer<UInt32> { words + row * stride }

    /// A word of these pixels with its colours not premultiplied, rounded to the nearest value.
    @inline(__always) func straight(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        if alpha == 255 || !isPremultiplied { return word }
        guard alpha > 0 else { return 0 }
        func divided(_ channel: UInt32) -> UInt32 { min(255, (channel * 255 + alpha / 2) / alpha) }
        return alpha << 24 | divided(word >> 16 & 0xFF) << 16 | divided(word >> 8 & 0xFF) << 8
            | divided(word & 0xFF)
    }

    /// A copy of the pixels as a bitmap.
    var bitmap: Bitmap {
        let count = width * height * 4
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
            guard let start = bytes.baseAddress else { return }
            for y in 0..<height {
                PixelLayout.rgba.pack(self[y], count: width, of: self, into: start + y * width * 4)
            }
            filled = count
        }
        return Bitmap(width: width, height: height, pixels: bytes)
    }
}

extension Bitmap {
    /// Calls `body` with a view of the pixels as words.
    package func withRows<Result>(_ body: (PixelRows) -> Result) -> Result {
        let words = [UInt32](unsafeUninitializedCapacity: width * height) { words, filled in
            pixels.withUnsafeBytes { bytes in
                for index in 0..<width * height {
                    let word = UInt32(
                        bigEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
                    words[index] = word >> 8 | word << 24
                }
            }
            filled = width * height
        }
        return words.withUnsafeBufferPointer { words in
            guard let start = words.baseAddress else { preconditionFailure("a bitmap has pixels") }
            return body(
                PixelRows(
                    width: width, height: height, stride: width, words: start, isPremultiplied: false,
                    isOpaque: words.allSatisfy { $0 >> 24 == 255 }))
        }
    }
}
