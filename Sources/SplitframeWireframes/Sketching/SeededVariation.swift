import SplitframeInterface

/// Pseudorandom numbers that are the same in every run: the lengths of bars, the positions of roads.
struct SeededVariation {
    private var state: UInt64

    /// Starts the sequence of a seed.
    init(seed: String) {
        state = seed.checkSum
    }

    /// The next number in a range (SplitMix64).
    mutating func next(in range: ClosedRange<Double>) -> Double {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        bits ^= bits >> 31
        let unit = Double(bits >> 11) / Double(1 << 53)
        return range.lowerBound + unit * (range.upperBound - range.lowerBound)
    }

    /// The next length, in whole points.
    mutating func length(in range: ClosedRange<Double>) -> Double { next(in: range).rounded() }

    /// The next fraction of a length, in whole points so that bars have sharp ends.
    mutating func part(of length: Double, _ range: ClosedRange<Double>) -> Double {
        (next(in: range) * length).rounded()
    }
}
