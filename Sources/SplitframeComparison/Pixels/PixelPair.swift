import SplitframeScene
import SplitframeSystem

/// Two pictures of one size, laid side by side in memory for as long as they are compared.
struct PixelPair {
    /// As many pixels as are worth a comparison of their own.
    private static let partWidth = 64

    let width: Int
    let height: Int
    let expected: PixelPlane
    let actual: PixelPlane

    /// The same pictures the other way round.
    var reversed: PixelPair {
        PixelPair(width: width, height: height, expected: actual, actual: expected)
    }

    /// Lays out two pictures of one size for a comparison, and puts them away again.
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

    /// Asks what each pixel counts as that is not equal byte for byte.
    ///
    /// Whole rows are compared first, then parts of them, so that what is equal costs no more than reading it. A part
    /// around which both pictures go on as in the rows above counts as the part above it does.
    ///
    /// - Parameter reach: How many pixels away a judgement still looks; nil where it goes by the place as well.
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

/// Some columns of two pictures, on the way from row to row.
private struct PairPart {
    let columns: Range<Int>
    /// How many pixels of the last row that was judged count as different.
    var count = 0
    /// So many rows in a row, the last one `row`, are as the rows above them.
    private var alike = 0
    private var row = 0

    init(columns: Range<Int>) { self.columns = columns }

    /// Whether all that a judgement sees from a row is what it sees from the row above.
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

/// One picture's pixels in memory, each a number whose lowest byte is red and whose highest is alpha.
struct PixelPlane {
    let width: Int
    let bytes: UnsafeRawPointer

    @inline(__always)
    subscript(x: Int, y: Int) -> UInt32 {
        UInt32(littleEndian: bytes.load(fromByteOffset: (y * width + x) * 4, as: UInt32.self))
    }

    /// Whether so many bytes of a row stand in the next one too.
    func repeatsRow(at place: Int, length: Int) -> Bool {
        memcmp(bytes + place, bytes + place + width * 4, length) == 0
    }
}
