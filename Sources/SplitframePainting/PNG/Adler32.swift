import CSplitframeDeflate

/// The checksum at the end of a zlib stream, combined from parts.
struct Adler32 {
    private static let modulus: UInt64 = 65_521

    /// The contribution of some bytes to the sum, independent of their position.
    struct Part {
        fileprivate var sum: UInt32 = 0
        fileprivate var sumOfSums: UInt32 = 0

        /// The contribution of zeros.
        init() {}

        /// The contribution of up to 256 bytes, whose sum is below the modulus.
        init(_ bytes: UnsafePointer<UInt8>, count: Int) {
            let both = libdeflate_adler32(1, bytes, count)
            sum = (both & 0xFFFF) - 1
            sumOfSums = (both >> 16) + UInt32(Adler32.modulus) - UInt32(count)
        }
    }

    private var sum: UInt64 = 1
    private var sumOfSums: UInt64 = 0

    var value: UInt64 { (sumOfSums % Self.modulus) << 16 | sum % Self.modulus }

    @inline(__always) mutating func append(_ part: Part, count: Int) {
        sumOfSums &+= UInt64(count) &* sum &+ UInt64(part.sumOfSums)
        sum &+= UInt64(part.sum)
    }

    /// Reduces the sums; has to be called at least once per few million bytes.
    mutating func reduce() {
        sum %= Self.modulus
        sumOfSums %= Self.modulus
    }
}
