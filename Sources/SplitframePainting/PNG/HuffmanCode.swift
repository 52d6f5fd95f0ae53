/// The prefix code that writes symbols of known frequencies in the fewest bits, as deflate numbers its codes.
struct HuffmanCode {
    /// Bits of each symbol's code; 0 for what does not occur.
    private(set) var lengths: [UInt8]
    /// Each symbol's code, its first bit lowest, above eight bits with its length.
    private(set) var words: [UInt32]

    /// A code no symbol of which takes more than `longest` bits.
    ///
    /// At least two symbols get a code: not every reader takes codes of one.
    init(_ frequencies: [Int], longest: Int) {
        var frequencies = frequencies
        for symbol in 0..<2 where frequencies.count(where: { $0 > 0 }) < 2 {
            frequencies[symbol] = max(1, frequencies[symbol])
        }
        var lengths = Self.lengths(frequencies)
        // Frequencies that are nearer to each other have shorter longest codes.
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

    /// Huffman's tree: again and again the two rarest become one.
    private static func lengths(_ frequencies: [Int]) -> [UInt8] {
        let leaves = frequencies.indices.filter { frequencies[$0] > 0 }
            .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
        // Leaves first, then what was made of two, rarest first in both.
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
    /// The lowest bits in the opposite order.
    fileprivate func reversed(bits: UInt8) -> UInt32 {
        (0..<bits).reduce(0) { $0 << 1 | (self >> UInt32($1) & 1) }
    }
}
