import CSplitframeDeflate

/// The prefix code that needs the fewest bits for symbols of known frequencies, numbered as deflate requires.
struct HuffmanCode {
    /// The length in bits of each symbol's code; 0 for a symbol that does not occur.
    private(set) var lengths: [UInt8]
    /// Each symbol's code, with its first bit lowest, above eight bits with its length.
    private(set) var words: [UInt32]

    /// Makes a code in which no symbol takes more than `longest` bits.
    ///
    /// At least two symbols get a code, because some readers do not accept codes with one symbol.
    init(_ frequencies: [Int], longest: Int) {
        var frequencies = frequencies
        for symbol in 0..<2 where frequencies.count(where: { $0 > 0 }) < 2 {
            frequencies[symbol] = max(1, frequencies[symbol])
        }
        var lengths = Self.lengths(frequencies)
        // Frequencies with smaller differences give shorter maximum lengths.
        while let most = lengths.max(), most > longest {
            frequencies = frequencies.map { ($0 + 1) / 2 }
            lengths = Self.lengths(frequencies)
        }
        self.lengths = lengths
        words = Array(repeating: 0, count: lengths.count)
        var next: UInt32 = 0
        for length in 1...UInt8(longest) {
            next <<= 1
            for symbol in lengths.indices where lengths[symbol] == length {
                words[symbol] = next.reversed(bits: length) << 8 | UInt32(length)
                next += 1
            }
        }
    }

    /// The lengths by Huffman's algorithm: repeatedly joins the two rarest nodes.
    private static func lengths(_ frequencies: [Int]) -> [UInt8] {
        let leaves = frequencies.indices.filter { frequencies[$0] > 0 }
            .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
        // Leaves come first, then joined nodes, each group sorted from the rarest on.
        var weights = leaves.map { frequencies[$0] }
        var parents = Array(repeating: 0, count: 2 * leaves.count - 1)
        var (leaf, inner) = (0, leaves.count)
        func takeRarest() -> Int {
            if leaf < leaves.count, inner == weights.count || weights[leaf] <= weights[inner] {
                leaf += 1
                return leaf - 1
            }
            inner += 1
            return inner - 1
        }
        while weights.count < parents.count {
            let (first, second) = (takeRarest(), takeRarest())
            parents[first] = weights.count
            parents[second] = weights.count
            weights.append(weights[first] + weights[second])
        }
        var depths = [UInt8](repeating: 0, count: parents.count)
        for node in parents.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        for (place, symbol) in leaves.enumerated() { lengths[symbol] = depths[place] }
        return lengths
    }
}

extension UInt32 {
    /// The lowest bits in reverse order.
    fileprivate func reversed(bits: UInt8) -> UInt32 {
        (0..<bits).reduce(0) { $0 << 1 | (self >> UInt32($1) & 1) }
    }
}

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
