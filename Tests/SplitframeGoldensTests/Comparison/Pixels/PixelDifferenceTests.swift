import SplitframeGoldens
import SplitframeInterface
import SplitframeWireframes
import Testing

struct `A difference of pixels` {
    private let white = Bitmap(40, 20, Array(repeating: 0xFF_FF_FF_FF, count: 800))

    @Test func `shows clusters as rectangles in points`() throws {
        var changed = white
        for (x, y) in [(1, 1), (3, 2), (30, 10), (31, 19)] { changed.pixels[(y * 40 + x) * 4] = 0 }
        let difference = try PixelComparison.exact.difference(expected: white, actual: changed)
        #expect(
            difference.clusters(scale: 2) == [
                Rectangle(x: 0.5, y: 0.5, width: 1.5, height: 1),
                Rectangle(x: 15, y: 5, width: 1, height: 5),
            ])
    }

    @Test func `has no clusters where nothing differs`() throws {
        #expect(try PixelComparison.exact.difference(expected: white, actual: white).clusters(scale: 1) == [])
    }

    @Test func `is painted red over a faint picture`() throws {
        let expected = Bitmap(3, 1, [0x00_00_00_FF, 0xFF_FF_FF_FF, 0x00_00_00_00])
        let actual = Bitmap(3, 1, [0x00_00_00_FF, 0x00_FF_FF_FF, 0x00_00_00_00])
        let difference = try PixelComparison.exact.difference(expected: expected, actual: actual)
        #expect(
            difference.picture(over: expected)
                == Bitmap(3, 1, [0xE5_E5_E5_FF, 0xFF_00_00_FF, 0xFF_FF_FF_FF]))
        #expect(difference.ratio == 1.0 / 3)
    }
}
