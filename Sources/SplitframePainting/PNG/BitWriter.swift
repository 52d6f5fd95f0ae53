/// Writes bits to memory that has room for eight bytes more, the first lowest.
struct BitWriter {
    /// Where the next byte goes.
    private(set) var place: UnsafeMutableRawPointer
    /// Bits that are still to fill a byte, fewer than eight.
    private var bits: UInt64
    private var bitCount: UInt64

    /// Goes on elsewhere with the bits that another writer has left.
    init(at place: UnsafeMutableRawPointer, after other: BitWriter?) {
        self.place = place
        bits = other?.bits ?? 0
        bitCount = other?.bitCount ?? 0
    }

    /// Up to 56 bits.
    @inline(__always) mutating func put(_ value: UInt64, _ length: UInt64) {
        bits |= value &<< bitCount
        bitCount &+= length
        place.storeBytes(of: bits.littleEndian, as: UInt64.self)
        place += Int(truncatingIfNeeded: bitCount &>> 3)
        bits &>>= bitCount & ~7
        bitCount &= 7
    }

    /// A word of a ``HuffmanCode`` and what follows it.
    @inline(__always) mutating func put(_ word: UInt32, extra: UInt64 = 0, _ extraBits: UInt64 = 0) {
        let length = UInt64(word & 0xFF)
        put(UInt64(word &>> 8) | extra &<< length, length &+ extraBits)
    }
}
