import Foundation
import SplitframeFiles
import SplitframeGoldens
import SplitframePainting
import SplitframeWireframes

/// The measurements that `scripts/bench` compares with other programs: encoding and comparing a picture, in
/// milliseconds, each the best of several turns.
struct RatioMeasurement {
    private static let turns = 7
    private let picture: Bitmap
    /// The picture with about a hundredth of all pixels inverted.
    private let changed: Bitmap
    private let files: (picture: URL, changed: URL)

    /// Reads a picture, and writes a changed copy of it.
    init(of picture: String, changed: String) throws {
        files = (URL(filePath: picture), URL(filePath: changed))
        self.picture = try PNGFile.decode(Array(Data(contentsOf: files.picture)))
        self.changed = self.picture.inverted { ($0 / 32 + $1 / 31 * 97) % 100 == 0 }
        try Data(PNGFile.encode(self.changed)).write(to: files.changed)
    }

    var json: JSON {
        get async throws {
            let (picture, files) = (picture, files)
            let different = try await Self.best { try await Self.compare(files.picture, files.changed) }
            let equal = try await Self.best { try await Self.compare(files.picture, files.picture) }
            return [
                "encoding": .number(try encoding),
                "encodedBytes": .number(Double(try PNGFile.encode(picture).count)),
                "comparisons": .array(try comparisons),
                "differentFiles": .number(different),
                "equalFiles": .number(equal),
                "layouts": .number(LayoutMeasurement().perSecond),
            ]
        }
    }

    /// The time to encode pixels as drawing leaves them, which is where the peer begins too.
    private var encoding: Double {
        get throws {
            try picture.withRows { rows in
                Result { try Self.best { _ = try PNGFile.encode(rows) } }
            }.get()
        }
    }

    /// The time of each rule for equal pictures, for pictures of which a hundredth differs, and for inverted ones;
    /// `memcmp` of equal pictures for comparison.
    private var comparisons: [JSON] {
        get throws {
            // A copy, so that equal pictures are not the same memory.
            let copy = Bitmap(width: picture.width, height: picture.height, pixels: picture.pixels.map { $0 })
            let read = {
                precondition(memcmp(picture.pixels, copy.pixels, copy.pixels.count) == 0, "a copy is equal")
            }
            let others = [
                ("equal", copy), ("1 % different", changed), ("inverted", picture.inverted { _, _ in true }),
            ]
            let rules: [(String, PixelComparison, [Double])] = [
                ("exactly", .exact, [1.2, 1.2, 2]),
                ("as eyes do", .perceptual(threshold: 0.1, antialiasing: .count), [1.2, 1.2, 2]),
                ("without soft edges", .perceptual(threshold: 0.1, antialiasing: .ignore), [3, 4, 12]),
            ]
            return try rules.flatMap { rule, comparison, goals in
                try zip(others, goals).map { other, goal in
                    let ours = try Self.best {
                        _ = try comparison.difference(expected: picture, actual: other.1)
                    }
                    return [
                        "work": .string("\(rule), \(other.0)"), "ours": .number(ours),
                        "reading": .number(Self.best(read)), "goal": .number(goal),
                    ]
                }
            }
        }
    }

    /// Compares two files as `splitframe diff` does: unpacks them at the same time, unless their bytes are equal.
    private static func compare(_ first: URL, _ second: URL) async throws {
        let (first, second) = (try Data(contentsOf: first), try Data(contentsOf: second))
        guard first != second else { return }
        async let other = PNGFile.packed(Array(second))
        _ = try await PixelComparison.exact.difference(
            expected: PNGFile.packed(Array(first)), actual: other)
    }

    private static func best(_ work: () throws -> Void) rethrows -> Double {
        let times = try (0..<turns).map { _ in try ContinuousClock().measure(work) }
        return (times.min() ?? .zero) / .milliseconds(1)
    }

    private static func best(_ work: () async throws -> Void) async rethrows -> Double {
        var best = Duration.seconds(3600)
        for _ in 0..<turns { best = min(best, try await ContinuousClock().measure(work)) }
        return best / .milliseconds(1)
    }
}

extension Bitmap {
    /// The picture with the colours of some pixels inverted, chosen by their position.
    fileprivate func inverted(where isInverted: (_ x: Int, _ y: Int) -> Bool) -> Bitmap {
        var bitmap = self
        for pixel in 0..<width * height where isInverted(pixel % width, pixel / width) {
            for place in pixel * 4..<pixel * 4 + 3 { bitmap.pixels[place] = 255 - bitmap.pixels[place] }
        }
        return bitmap
    }
}
