/// A repetition of earlier bytes in deflate's form: a length and a distance, each a symbol with extra bits.
struct DeflateMatch {
    private let length: UInt32
    private let distance: UInt32

    static let longest = 258

    /// A repetition of 3 to 258 bytes from up to 32,768 bytes before.
    @inline(__always) init(length: Int, distance: Int) {
        self.length = UInt32(truncatingIfNeeded: length - 3)
        self.distance = UInt32(truncatingIfNeeded: distance - 1)
    }

    @inline(__always) var lengthSymbol: (symbol: Int, extra: UInt64, bits: UInt64) {
        if length == 255 { return (285, 0, 0) }
        if length < 8 { return (257 + Int(length), 0, 0) }
        let high = 31 - length.leadingZeroBitCount
        let bits = UInt32(truncatingIfNeeded: high - 2)
        return (
            257 + 4 * (high - 1) + Int(length &>> bits & 3), UInt64(length & (1 &<< bits &- 1)), UInt64(bits)
        )
    }

    @inline(__always) var distanceSymbol: (symbol: Int, extra: UInt64, bits: UInt64) {
        if distance < 4 { return (Int(distance), 0, 0) }
        let high = 31 - distance.leadingZeroBitCount
        let bits = UInt32(truncatingIfNeeded: high - 1)
        return (2 * high + Int(distance &>> bits & 1), UInt64(distance & (1 &<< bits &- 1)), UInt64(bits))
    }
}
