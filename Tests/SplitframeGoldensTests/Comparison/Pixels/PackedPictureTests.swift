import SplitframeGoldens
import SplitframeInterface
import SplitframePainting
import SplitframeTestSupport
import SplitframeWireframes
import Testing

/// Pictures of runs of colours, of two colours or of thousands, opaque or not, and changed copies of them.
private struct PicturePairs {
    private var numbers: SteppedNumbers

    init(seed: UInt64) { numbers = SteppedNumbers(seed: seed) }

    mutating func next() throws -> (expected: Bitmap, actual: Bitmap) {
        let width = numbers.length(1...44)
        let height = numbers.any([1, 2, 5, 31, 32, 33, 40, 64, 65, 70])
        let colors = (0..<numbers.any([2, 3, 4, 15, 16, 17, 200, 3000])).map { _ in
            let color = UInt32(truncatingIfNeeded: numbers.next())
            return color | numbers.any([0xFF, 0xFF, 0])
        }
        var before = pixels(of: colors, count: width * height)
        if numbers.chance(1, of: 2) { for place in before.indices { before[place] |= 0xFF } }
        var after = before
        switch numbers.length(0...4) {
        case 0: break
        case 1: after = pixels(of: colors, count: width * height)
        case 2: after[numbers.length(0...after.count - 1)] ^= 0xFF00
        case 3: for place in after.indices { after[place] ^= 0x7F00_0000 }
        default:
            let start = numbers.length(0...after.count - 1)
            let end = min(after.count, start + numbers.length(1...5 * width))
            after.replaceSubrange(start..<end, with: pixels(of: colors, count: end - start))
        }
        return (Bitmap(width, height, before), Bitmap(width, height, after))
    }

    /// Rows of pictures mostly repeat, so that runs are often as long as several rows.
    private mutating func pixels(of colors: [UInt32], count: Int) -> [UInt32] {
        let longest = numbers.any([1, 3, 20, 200])
        var pixels: [UInt32] = []
        while pixels.count < count {
            pixels += Array(repeating: numbers.any(colors), count: numbers.length(1...longest))
        }
        return Array(pixels.prefix(count))
    }
}

struct `A picture as its file packs it` {
    /// 5,000 pairs.
    @Test(arguments: 0..<50)
    func `has the pixels of its bitmap, and differs from another in the same ones`(seed: UInt64) throws {
        var pairs = PicturePairs(seed: seed)
        let rules: [PixelComparison] = [
            .exact, .perceptual(threshold: 0.1, antialiasing: .count),
            .perceptual(threshold: 0.05, antialiasing: .ignore),
            .drift(textBoxes: [Rectangle(x: 3, y: 30, width: 9, height: 5)]),
        ]
        for _ in 0..<100 {
            let (expected, actual) = try pairs.next()
            let packed = try [expected, actual].map { try PNGFile.packed(PNGFile.encode($0)) }
            #expect(packed.map(\.bitmap) == [expected, actual])
            for rule in rules {
                let slow = try rule.difference(expected: expected, actual: actual)
                #expect(try rule.difference(expected: packed[0], actual: packed[1]) == slow)
            }
        }
    }

    @Test func `of another size cannot be compared`() throws {
        let pictures = try [(1, 2), (2, 1)].map { width, height in
            try PNGFile.packed(PNGFile.encode(Bitmap(width, height, [0, 0])))
        }
        #expect(throws: SizeDifference.self) {
            try PixelComparison.exact.difference(expected: pictures[0], actual: pictures[1])
        }
    }
}

struct `Groups of differing pixels` {
    /// Tiles of eight by eight pixels that touch, also at a corner, belong together; each is looked at by itself here.
    @Test(arguments: 0..<10)
    func `are those that a look at every tile finds`(seed: UInt64) throws {
        var numbers = SteppedNumbers(seed: seed)
        for _ in 0..<40 {
            let (width, height) = (numbers.length(1...90), numbers.length(1...90))
            let white = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
            var changed = white
            for _ in 0..<numbers.length(0...30) {
                let start = numbers.length(0...width * height - 1)
                for place in start..<min(start + numbers.length(1...9), width * height) { changed[place] = 0 }
            }
            let (expected, actual) = (Bitmap(width, height, white), Bitmap(width, height, changed))
            let difference = try PixelComparison.exact.difference(expected: expected, actual: actual)
            var groups: [(tiles: Set<[Int]>, xs: [Int], ys: [Int])] = []
            for y in 0..<expected.height {
                for x in 0..<expected.width where difference[x, y] == .different {
                    var group = (tiles: Set([[x / 8, y / 8]]), xs: [x], ys: [y])
                    let touching = groups.indices.filter { index in
                        groups[index].tiles.contains { abs($0[0] - x / 8) < 2 && abs($0[1] - y / 8) < 2 }
                    }
                    for index in touching.reversed() {
                        let other = groups.remove(at: index)
                        group = (group.tiles.union(other.tiles), group.xs + other.xs, group.ys + other.ys)
                    }
                    groups.append(group)
                }
            }
            let boxes = groups.map { group in
                let (left, top) = (group.xs.min() ?? 0, group.ys.min() ?? 0)
                return Rectangle(
                    x: Double(left), y: Double(top), width: Double((group.xs.max() ?? 0) - left + 1),
                    height: Double((group.ys.max() ?? 0) - top + 1))
            }
            #expect(Set(difference.clusters(scale: 1)) == Set(boxes))
            #expect(difference.clusters(scale: 1).count == boxes.count)
        }
    }
}
