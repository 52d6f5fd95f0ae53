/// Numbers that look random and are the same in every run: SplitMix64, by Steele, Lea and Flood.
public struct SteppedNumbers: RandomNumberGenerator, Sendable {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// One of some values, which must not be none.
    public mutating func any<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &self)]
    }

    public mutating func length(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    public mutating func chance(_ some: Int, of all: Int) -> Bool {
        Int.random(in: 0..<all, using: &self) < some
    }
}
