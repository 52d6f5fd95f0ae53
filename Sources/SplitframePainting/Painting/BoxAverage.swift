/// The running mean of `2 * radius + 1` neighbours in a line of bytes or of pixels, in whole numbers.
final class BoxAverage {
    typealias Pixel = SIMD4<UInt8>

    private let radius: Int
    /// 2^24 divided by the number of neighbours, which replaces a division by a multiplication.
    private let share: UInt32
    /// The line as it was before.
    private let line: UnsafeMutablePointer<Pixel>

    init(radius: Int, longestLine: Int) {
        self.radius = radius
        share = (1 << 24) / UInt32(2 * radius + 1)
        line = .allocate(capacity: longestLine)
    }

    deinit { line.deallocate() }

    /// Replaces every value of the line by the mean of its neighbourhood; values beyond the line's ends are zero.
    func apply(to bytes: UnsafeMutablePointer<UInt8>, count: Int, step: Int) {
        line.withMemoryRebound(to: UInt8.self, capacity: count) { line in
            for index in 0..<count { line[index] = bytes[index * step] }
            slide(over: count, from: 0 as UInt32) {
                $0 &+= UInt32(line[$1])
            } subtract: {
                $0 &-= UInt32(line[$1])
            } store: {
                bytes[$1 * step] = UInt8(truncatingIfNeeded: ($0 &* share &+ (1 << 23)) >> 24)
            }
        }
    }

    /// The same for the four channels of pixels at once.
    func apply(to pixels: UnsafeMutablePointer<Pixel>, count: Int, step: Int) {
        for index in 0..<count { line[index] = pixels[index * step] }
        slide(over: count, from: SIMD4<UInt32>.zero) {
            $0 &+= SIMD4(truncatingIfNeeded: line[$1])
        } subtract: {
            $0 &-= SIMD4(truncatingIfNeeded: line[$1])
        } store: {
            pixels[$1 * step] = Pixel(truncatingIfNeeded: ($0 &* share &+ (1 << 23)) &>> 24)
        }
    }

    /// Moves a window of neighbours along the line, with the sum of what is in it.
    @inline(__always)
    private func slide<Sum>(
        over count: Int, from zero: Sum, add: (inout Sum, Int) -> Void, subtract: (inout Sum, Int) -> Void,
        store: (Sum, Int) -> Void
    ) {
        var sum = zero
        for index in 0..<min(radius, count) { add(&sum, index) }
        for index in 0..<count {
            if index + radius < count { add(&sum, index + radius) }
            if index > radius { subtract(&sum, index - radius - 1) }
            store(sum, index)
        }
    }
}
