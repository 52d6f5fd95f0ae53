import SplitframeScene
import SplitframeSystem

/// Two pictures of one size, laid side by side in memory for as long as they are compared.
struct PixelPair {
    /// The number of pixels that are worth a separate comparison of bytes.
    private static let partWidth = 64

    let width: Int
    let height: Int
    let expected: PixelPlane
    let actual: PixelPlane

    /// The same pictures with expected and actual exchanged.
    var reversed: PixelPair {
        PixelPair(width: width, height: height, expected: actual, actual: expected)
    }

    /// Makes the bytes of two pictures of one size available during a comparison.
    static func compare(
        _ expected: Bitmap, with actual: Bitmap, _ body: (PixelPair) -> PixelDifference
    ) -> PixelDifference {
        expected.pixels.withUnsafeBytes { first in
            actual.pixels.withUnsafeBytes { second in
                guard let first = first.baseAddress, let second = second.baseAddress else {
                    return PixelDifference(width: expected.width, height: expected.height)
                }
                return body(
                    PixelPair(
                        width: expected.width, height: expected.height,
                        expected: PixelPlane(width: expected.width, bytes: first),
                        actual: PixelPlane(width: expected.width, bytes: second)))
            }
        }
    }

    /// Calls `judge` for each pixel that is not equal byte for byte.
    ///
    /// Whole rows are compared first, then parts of them, so that equal parts cost no more than reading them. If a part
    /// and its surroundings equal those one row above in both pictures, the marks of the part above are copied.
    ///
    /// - Parameter reach: The distance in pixels that `judge` examines; nil if its result also depends on the position.
    @inline(__always)
    func difference(
        reach: Int?, judgedBy judge: (_ x: Int, _ y: Int) -> PixelDifference.Mark
    ) -> PixelDifference {
        let rowLength = width * 4
        guard memcmp(expected.bytes, actual.bytes, rowLength * height) != 0 else {
            return PixelDifference(width: width, height: height)
        }
        var count = 0
        let marks = [PixelDifference.Mark](unsafeUninitializedCapacity: width * height) { marks, filled in
            marks.initialize(repeating: .equal)
            filled = width * height
            guard let marks = marks.baseAddress else { return }
            var parts = stride(from: 0, to: width, by: Self.partWidth).map {
                PairPart(columns: $0..<min($0 + Self.partWidth, width))
            }
            for y in 0..<height {
                let start = y * rowLength
                guard memcmp(expected.bytes + start, actual.bytes + start, rowLength) != 0 else { continue }
                for index in parts.indices {
                    let columns = parts[index].columns
                    let place = start + columns.lowerBound * 4
                    guard memcmp(expected.bytes + place, actual.bytes + place, columns.count * 4) != 0 else {
                        continue
                    }
                    let row = marks + y * width
                    if let reach, parts[index].goesOn(at: y, in: self, reach: reach) {
                        (row + columns.lowerBound).update(
                            from: row - width + columns.lowerBound, count: columns.count)
                    } else {
                        parts[index].count = 0
                        for x in columns where expected[x, y] != actual[x, y] {
                            let mark = judge(x, y)
                            row[x] = mark
                            if mark == .different { parts[index].count += 1 }
                        }
                    }
                    count += parts[index].count
                }
            }
        }
        return PixelDifference(width: width, height: height, marks: marks, count: count)
    }
}

/// A range of columns of two pictures, processed row by row.
private struct PairPart {
    let columns: Range<Int>
    /// The number of differing pixels in the last row that was judged.
    var count = 0
    /// The number of consecutive rows, up to the one after `row`, that equal the rows above them.
    private var alike = 0
    private var row = 0

    init(columns: Range<Int>) { self.columns = columns }

    /// Whether all pixels that `judge` would examine for a row equal those for the row above.
    mutating func goesOn(at y: Int, in pair: PixelPair, reach: Int) -> Bool {
        let (first, last) = (y - reach, y + reach)
        guard first > 0, last < pair.height else { return false }
        if row < first - 1 { (row, alike) = (first - 1, 0) }
        let (left, right) = (max(columns.lowerBound - reach, 0), min(columns.upperBound + reach, pair.width))
        while row < last {
            let place = (row * pair.width + left) * 4
            let isAlike =
                pair.expected.repeatsRow(at: place, length: (right - left) * 4)
                && pair.actual.repeatsRow(at: place, length: (right - left) * 4)
            (row, alike) = (row + 1, isAlike ? alike + 1 : 0)
        }
        return alike > last - first
    }
}

/// One picture's pixels in memory, each a number with red in its lowest byte and alpha in its highest.
struct PixelPlane {
    let width: Int
    let bytes: UnsafeRawPointer

    @inline(__always)
    subscript(x: Int, y: Int) -> UInt32 {
        UInt32(littleEndian: bytes.load(fromByteOffset: (y * width + x) * 4, as: UInt32.self))
    }

    /// Whether a number of bytes of a row are equal to those of the next row.
    func repeatsRow(at place: Int, length: Int) -> Bool {
        memcmp(bytes + place, bytes + place + width * 4, length) == 0
    }
}
