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

extension BitWriter {
    /// The order in which a block's head lists the lengths of the codes with which the code lengths are written.
    private static let lengthOrder = [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ]

    /// Writes the lengths of both codes; runs of equal lengths are written as repetitions.
    mutating func putLengths(_ lengths: [UInt8], _ distanceLengths: [UInt8]) {
        let all = lengths + distanceLengths
        var symbols: [(symbol: Int, extra: UInt64, bits: UInt64)] = []
        var place = 0
        while place < all.count {
            let run = all[place...].prefix { $0 == all[place] }.count
            switch (all[place], run) {
            case (0, 11...):
                symbols.append((18, UInt64(min(run, 138) - 11), 7))
                place += min(run, 138)
            case (0, 3...):
                symbols.append((17, UInt64(run - 3), 3))
                place += run
            case (let length, 4...):
                symbols += [(Int(length), 0, 0), (16, UInt64(min(run - 1, 6) - 3), 2)]
                place += min(run, 7)
            case (let length, _):
                symbols.append((Int(length), 0, 0))
                place += 1
            }
        }
        var frequencies = [Int](repeating: 0, count: 19)
        for symbol in symbols { frequencies[symbol.symbol] += 1 }
        let code = HuffmanCode(frequencies, longest: 7)
        put(UInt64(lengths.count - 257), 5)
        put(UInt64(distanceLengths.count - 1), 5)
        put(UInt64(Self.lengthOrder.count - 4), 4)
        for symbol in Self.lengthOrder { put(UInt64(code.lengths[symbol]), 3) }
        for (symbol, extra, bits) in symbols { put(code.words[symbol], extra: extra, bits) }
    }
}
