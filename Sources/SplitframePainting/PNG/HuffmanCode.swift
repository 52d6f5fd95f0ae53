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
