import SplitframeInterface
import Testing

struct `The pixel grid` {
    @Test(
        arguments: [
            (954.249, 2, 954), (954.25, 2, 954.5), (-0.25, 2, 0), (-0.26, 2, -0.5), (0.5, 1, 1),
            (-0.5, 1, 0), (100 / 3, 3, 100 / 3), (273.06, 3, 273), (273.2, 3, 820 / 3),
        ] as [(Double, Double, Double)])
    func `rounds to the nearest pixel, halves up`(value: Double, scale: Double, expected: Double) {
        #expect(abs(PixelGrid(scale: scale).round(value) - expected) < 1e-9)
    }

    @Test(arguments: [1.0, 2, 3])
    func `leaves what already lies on it`(scale: Double) {
        let grid = PixelGrid(scale: scale)
        for pixels in -50...50 {
            let value = Double(pixels) / scale
            #expect(grid.round(value) == value)
        }
    }
}
