import SplitframeGoldens
import SplitframeWireframes

/// The time to compare two pictures of the largest iPad at 2x, in milliseconds, the best of several runs.
struct ComparisonMeasurement {
    private let width = 2752
    private let height = 2064
    private let expected: Bitmap
    /// A picture in which about a hundredth of all pixels is inverted.
    private let actual: Bitmap

    init() {
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        for index in 0..<width * height where index % width < 900 {
            pixels[index * 4] = 242
            pixels[index * 4 + 1] = 242
            pixels[index * 4 + 2] = 247
        }
        expected = Bitmap(width: width, height: height, pixels: pixels)
        for block in 0..<57 {
            for row in 0..<31 {
                let start = (block * 173 % (height - 31) + row) * width + block * 331 % (width - 32)
                for place in start * 4..<(start + 32) * 4 where place % 4 < 3 {
                    pixels[place] = 255 - pixels[place]
                }
            }
        }
        actual = Bitmap(width: width, height: height, pixels: pixels)
    }

    /// One line of results: for equal pictures, then for different ones compared exactly, perceptually, and without
    /// soft edges.
    var line: String {
        let exact = PixelComparison.exact
        let parts = [
            ("equal", exact, expected), ("exact", exact, actual),
            ("perceptual", .perceptual(threshold: 0.1, antialiasing: .count), actual),
            ("without soft edges", .perceptual(threshold: 0.1, antialiasing: .ignore), actual),
        ].map { name, comparison, other in "\(name) \(milliseconds(comparison, other))" }
        return "comparing \(width) x \(height) pixels, in ms: " + parts.joined(separator: ", ")
    }

    private func milliseconds(_ comparison: PixelComparison, _ other: Bitmap) -> String {
        let clock = ContinuousClock()
        // A copy, so that equal pictures are not the same memory.
        let copy = Bitmap(width: other.width, height: other.height, pixels: other.pixels.map { $0 })
        let best = (0..<9).map { _ in
            clock.measure { _ = try? comparison.difference(expected: expected, actual: copy) }
        }.min()
        return (best ?? .zero).milliseconds
    }
}

extension Duration {
    /// The duration in milliseconds with one decimal.
    fileprivate var milliseconds: String {
        let tenths = Int((self / .milliseconds(1) * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
