import Foundation
import SplitframeGoldens
import SplitframeInterface
import SplitframeTestSupport
import SplitframeWireframes
import Testing

struct `A comparison of pixels` {
    @Test func `is tried on every measured pair`() {
        #expect(MeasuredPair.all.count == 10)
        #expect(Set(MeasuredPair.all.map(\.name)) == Set(GeneratedPictures.pairs.keys))
    }

    @Test(arguments: MeasuredPair.all) func `counts as other tools measured`(_ measured: MeasuredPair) throws
    {
        let (expected, actual) = try #require(GeneratedPictures.pairs[measured.name])
        #expect(SHA256.hexadecimal(of: expected.pixels) == measured.shaA)
        #expect(SHA256.hexadecimal(of: actual.pixels) == measured.shaB)

        let exact = try PixelComparison.exact.difference(expected: expected, actual: actual)
        #expect(exact.count == measured.raw)
        for (threshold, counts) in measured.pixelmatch53 {
            let threshold = try #require(Double(threshold))
            for (antialiasing, count) in zip([PixelComparison.Antialiasing.ignore, .count], counts) {
                let comparison = PixelComparison.perceptual(threshold: threshold, antialiasing: antialiasing)
                let difference = try comparison.difference(expected: expected, actual: actual)
                #expect(difference.count == count, "threshold \(threshold), antialiasing \(antialiasing)")
            }
        }
    }

    @Test func `sees translucent colours over white`() throws {
        let white = Bitmap(1, 1, [0xFF_FF_FF_FF])
        let clear = Bitmap(1, 1, [0x12_34_56_00])
        let half = Bitmap(1, 1, [0x00_00_00_80])
        let gray = Bitmap(1, 1, [0x7F_7F_7F_FF])
        let strict = PixelComparison.perceptual(threshold: 0.01, antialiasing: .count)
        #expect(try strict.difference(expected: white, actual: clear).isEmpty)
        #expect(try strict.difference(expected: half, actual: gray).isEmpty)
        #expect(try PixelComparison.exact.difference(expected: white, actual: clear).count == 1)
    }

    @Test func `says so where sizes differ`() {
        let small = Bitmap(1, 2, [0, 0])
        let wide = Bitmap(2, 1, [0, 0])
        #expect(throws: SizeDifference.self) {
            try PixelComparison.exact.difference(expected: small, actual: wide)
        }
    }

    /// Rows are compared in parts, which must not show: widths around a part's, differences at any place.
    @Test(arguments: [1, 2, 63, 64, 65, 127, 128, 129, 200])
    func `finds what a look at every pixel finds, and keeps it when written`(width: Int) throws {
        var numbers = SteppedNumbers(seed: UInt64(width))
        for rarity in [1, 7, 40, 1000] {
            let before = (0..<width * 5).map { _ in UInt32(numbers.length(0...3)) << 8 | 0xFF }
            let after = before.map { numbers.length(1...rarity) == 1 ? $0 ^ 0x0100 : $0 }
            let difference = try PixelComparison.exact.difference(
                expected: Bitmap(width, 5, before), actual: Bitmap(width, 5, after))
            let found = before.indices.filter { difference[$0 % width, $0 / width] == .different }
            #expect(found == before.indices.filter { before[$0] != after[$0] })
            #expect(difference.count == found.count)
            let written = try JSONEncoder().encode(difference)
            #expect(try JSONDecoder().decode(PixelDifference.self, from: written) == difference)
        }
    }

    /// Eight pixels of one colour are judged at once, and rows that repeat others not at all, which must not show: a
    /// strip of nine columns has room for no such block, one of five rows for no such row, and a pixel's mark depends on
    /// those up to two columns and rows away.
    @Test(arguments: [PixelComparison.Antialiasing.count, .ignore], 0..<40)
    func `judges blocks of pixels and repeated rows as it judges each pixel by itself`(
        antialiasing: PixelComparison.Antialiasing, seed: UInt64
    ) throws {
        var numbers = SteppedNumbers(seed: seed)
        let (width, height) = (seed.isMultiple(of: 4) ? 600 : 64, 40)
        let longest = seed.isMultiple(of: 3) ? 2 : 30
        let colors: [UInt32] = [0xFFFF_FFFF, 0xF2F2_F7FF, 0x8080_80FF, 0x0000_00FF]
        func picture() -> [[UInt32]] {
            var rows: [[UInt32]] = []
            while rows.count < height {
                var row: [UInt32] = []
                while row.count < width {
                    let color = colors[Int(numbers.length(0...3))]
                    row += Array(repeating: color, count: Int(numbers.length(1...longest)))
                }
                rows += Array(repeating: Array(row.prefix(width)), count: Int(numbers.length(1...9)))
            }
            return Array(rows.prefix(height))
        }
        let (before, after) = (picture(), picture())
        func difference(_ columns: Range<Int>, _ lines: Range<Int>) throws -> PixelDifference {
            func part(_ rows: [[UInt32]]) -> Bitmap {
                Bitmap(columns.count, lines.count, rows[lines].flatMap { $0[columns] })
            }
            return try PixelComparison.perceptual(threshold: 0.1, antialiasing: antialiasing)
                .difference(expected: part(before), actual: part(after))
        }
        let whole = try difference(0..<width, 0..<height)
        #expect(whole.count > 0)
        for start in 0...height - 5 {
            let strip = try difference(0..<width, start..<start + 5)
            #expect((0..<width).map { whole[$0, start + 2] } == (0..<width).map { strip[$0, 2] })
        }
        for start in 0...min(width, 64) - 9 {
            let strip = try difference(start..<start + 9, 0..<height)
            for y in 0..<height {
                #expect((2...6).map { whole[start + $0, y] } == (2...6).map { strip[$0, y] })
            }
        }
    }

    @Test func `finds nothing in equal pictures, also empty ones`() throws {
        let picture = Bitmap(1, 1, [0x01_02_03_04])
        #expect(try PixelComparison.exact.difference(expected: picture, actual: picture).isEmpty)
        let nothing = Bitmap(width: 0, height: 0, pixels: [])
        #expect(try PixelComparison.exact.difference(expected: nothing, actual: nothing).isEmpty)
    }

    @Test func `lets another renderer drift by five levels, and in text by anything`() throws {
        let expected = Bitmap(8, 1, Array(repeating: 0x80_80_80_FF, count: 8))
        func drift(_ pixels: [UInt32], text: [Rectangle] = []) throws -> Int {
            try PixelComparison.drift(textBoxes: text)
                .difference(expected: expected, actual: Bitmap(8, 1, pixels)).count
        }
        var pixels = [UInt32](repeating: 0x85_7B_80_FF, count: 8)
        #expect(try drift(pixels) == 0)
        pixels[0] = 0x86_80_80_FF
        pixels[5] = 0x00_00_00_FF
        #expect(try drift(pixels) == 2)
        // The box of one pixel at x 2 reaches from 0 to 5, the fifth pixel is outside.
        #expect(try drift(pixels, text: [Rectangle(x: 2, y: 0, width: 1, height: 1)]) == 1)
        #expect(try drift(pixels, text: [Rectangle(x: 3, y: -9, width: 1, height: 1)]) == 2)
        #expect(try drift(pixels, text: [Rectangle(x: 2, y: 0, width: 2, height: 1)]) == 0)
    }
}

extension Bitmap {
    /// A picture from numbers that read red, green, blue, alpha.
    init(_ width: Int, _ height: Int, _ pixels: [UInt32]) {
        self.init(
            width: width, height: height,
            pixels: pixels.flatMap { pixel in [24, 16, 8, 0].map { UInt8(pixel >> $0 & 0xFF) } })
    }
}
