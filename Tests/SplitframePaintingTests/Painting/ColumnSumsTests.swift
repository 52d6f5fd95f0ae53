import Testing

@testable import SplitframePainting

struct `The sums of columns` {
    @Test(arguments: [1, 7, 8, 9, 17], [1, 2, 257])
    func `are those of each channel for itself`(width: Int, height: Int) {
        let pixels = (0..<width * height * 4).map { UInt8(truncatingIfNeeded: $0 &* 151 ^ $0 >> 3) }
        expectPlainSums(of: pixels, width: width, height: height)
    }

    @Test func `of white hold the most that fits`() {
        let height = ColumnSums.mostLines
        expectPlainSums(of: Array(repeating: 255, count: 9 * height * 4), width: 9, height: height)
    }

    private func expectPlainSums(of pixels: [UInt8], width: Int, height: Int) {
        let sums = ColumnSums(width: width)
        defer { sums.free() }
        pixels.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            sums.set(0..<width, to: (0..<height).map { start + $0 * width * 4 })
        }
        for x in 0..<width {
            let plain = (0..<4).map { channel in
                (0..<height).reduce(UInt32(0)) { $0 + UInt32(pixels[($1 * width + x) * 4 + channel]) }
            }
            #expect(sums.total(x..<x + 1) == SIMD4(plain))
        }
        // Beyond the edges the outermost columns are repeated.
        #expect(sums.total(-2..<0) == sums.total(0..<1) &+ sums.total(0..<1))
        #expect(sums.total(width..<width + 1) == sums.total(width - 1..<width))
    }
}
