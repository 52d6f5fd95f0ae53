/// Writes bits to memory, the first bit lowest; the memory needs room for eight more bytes than are written.
struct BitWriter {
    /// The address of the next byte.
    private(set) var place: UnsafeMutableRawPointer
    /// Bits that do not fill a byte yet, fewer than eight.
    private var bits: UInt64
    private var bitCount: UInt64

    /// Continues at another address with the remaining bits of another writer.
    init(at place: UnsafeMutableRawPointer, after other: BitWriter?) {
        self.place = place
        bits = other?.bits ?? 0
        bitCount = other?.bitCount ?? 0
    }

    /// Writes up to 56 bits.
    @inline(__always) mutating func put(_ value: UInt64, _ length: UInt64) {
        bits |= value &<< bitCount
        bitCount &+= length
        place.storeBytes(of: bits.littleEndian, as: UInt64.self)
        place += Int(truncatingIfNeeded: bitCount &>> 3)
        bits &>>= bitCount & ~7
        bitCount &= 7
    }

    /// Writes a word of a ``HuffmanCode`` and the extra bits after it.
    @inline(__always) mutating func put(_ word: UInt32, extra: UInt64 = 0, _ extraBits: UInt64 = 0) {
        let length = UInt64(word & 0xFF)
        put(UInt64(word &>> 8) | extra &<< length, length &+ extraBits)
    }
}
