import SplitframeTestSupport

/// Choices that look random and are the same in every run.
struct Chance: RandomNumberGenerator {
    private var numbers: SteppedNumbers

    init(seed: Int) { numbers = SteppedNumbers(seed: UInt64(seed)) }

    mutating func next() -> UInt64 { numbers.next() }

    mutating func pick<Choice>(_ choices: [Choice]) -> Choice? {
        choices.randomElement(using: &self)
    }

    /// True once in so many times.
    mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}
