import SplitframeSystem
package import SplitframeWireframes

/// The pixels of a PNG file as it packs them: enough to see where two pictures are equal.
package struct PackedPicture: Sendable {
    package let width: Int
    package let height: Int
    private let source: PlainPNG.Source
    /// The number of bytes before a row's pixels.
    private let lead: Int
    private let bytes: [UInt8]
    private var rowBytes: Int { lead + source.rowBytes(width: width) }

    /// Rows of a file, each after the byte that names its filter, which is none.
    init(width: Int, height: Int, source: PlainPNG.Source, rows: [UInt8]) {
        (self.width, self.height, self.source, bytes) = (width, height, source, rows)
        lead = 1
    }

    init(_ bitmap: Bitmap) {
        (width, height, source, bytes) = (bitmap.width, bitmap.height, .rgba, bitmap.pixels)
        lead = 0
    }

    /// Whether some rows are packed alike in another picture of the same size, and thus have the same pixels.
    package func isEqual(to other: PackedPicture, in rows: Range<Int>) -> Bool {
        guard lead == other.lead, source == other.source else { return false }
        return bytes.withUnsafeBufferPointer { first in
            other.bytes.withUnsafeBufferPointer { second in
                guard let first = first.baseAddress, let second = second.baseAddress else { return true }
                let start = rows.lowerBound * rowBytes
                return memcmp(first + start, second + start, rows.count * rowBytes) == 0
            }
        }
    }

    /// Writes some rows' pixels as those of a bitmap.
    package func unpack(_ rows: Range<Int>, into pixels: UnsafeMutableRawPointer) {
        bytes.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return }
            for (index, y) in rows.enumerated() {
                _ = source.unpack(start + y * rowBytes + lead, into: pixels + index * width * 4, count: width)
            }
        }
    }

    package var bitmap: Bitmap {
        let count = width * height * 4
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { pixels, filled in
            if let start = pixels.baseAddress { unpack(0..<height, into: start) }
            filled = count
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
