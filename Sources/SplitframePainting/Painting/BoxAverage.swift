/// The running mean of `2 * radius + 1` neighbours in a line of bytes, in whole numbers.
final class BoxAverage {
    private let radius: Int
    /// 2^24 divided by the number of neighbours, which replaces a division by a multiplication.
    private let share: UInt32
    private let line: UnsafeMutablePointer<UInt8>

    init(radius: Int, longestLine: Int) {
        self.radius = radius
        share = (1 << 24) / UInt32(2 * radius + 1)
        line = .allocate(capacity: longestLine)
    }

    deinit { line.deallocate() }

    /// Replaces every value of the line by the mean of its neighbourhood; values beyond the line's ends are zero.
    func apply(to bytes: UnsafeMutablePointer<UInt8>, count: Int, step: Int) {
        for index in 0..<count { line[index] = bytes[index * step] }
        var sum: UInt32 = 0
        for index in 0..<min(radius, count) { sum += UInt32(line[index]) }
        for index in 0..<count {
            if index + radius < count { sum += UInt32(line[index + radius]) }
            if index > radius { sum -= UInt32(line[index - radius - 1]) }
            bytes[index * step] = UInt8(truncatingIfNeeded: (sum &* share &+ (1 << 23)) >> 24)
        }
    }
}
