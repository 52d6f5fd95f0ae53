/// Eight pixels beside each other, or a number for each of them.
typealias PixelBlock = SIMD8<UInt32>

extension PixelBlock {
    /// Ones where a mask is set, zeros elsewhere.
    @inline(__always)
    init(_ mask: SIMDMask<SIMD8<Int32>>) {
        self = Self.zero.replacing(with: 1, where: mask)
    }

    /// Whether all eight are zero, tested in words of 64 bits: a comparison of whole vectors tests one number after the
    /// other.
    @inline(__always)
    var isZero: Bool {
        let words = unsafeBitCast(self, to: SIMD4<UInt64>.self)
        return (words[0] | words[1]) | (words[2] | words[3]) == 0
    }
}

/// One picture's pixels in memory, each a number with red in its lowest byte and alpha in its highest.
struct PixelPlane {
    let width: Int
    let bytes: UnsafeRawPointer

    @inline(__always)
    subscript(x: Int, y: Int) -> UInt32 {
        UInt32(littleEndian: bytes.load(fromByteOffset: (y * width + x) * 4, as: UInt32.self))
    }

    /// Eight pixels of a row in the byte order of memory, which suits tests for equality but not arithmetic.
    @inline(__always)
    func block(_ x: Int, _ y: Int) -> PixelBlock {
        bytes.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: PixelBlock.self)
    }
}
