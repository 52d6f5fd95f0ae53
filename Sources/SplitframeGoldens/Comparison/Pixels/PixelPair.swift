import SplitframePainting
import SplitframeSystem
import SplitframeWireframes

/// Pointers to the pixels of two pictures of one size, valid while they are compared.
struct PixelPair {
    /// The number of pixels that are worth a separate comparison of bytes.
    private static let partWidth = 128
    /// The number of rows that are unpacked at once: those of large pictures stay in a core's own memory.
    private static let bandHeight = 32

    let width: Int
    let height: Int
    let expected: PixelPlane
    let actual: PixelPlane
    /// The rows to compare; pixels of others may be missing, except those near these.
    let rows: Range<Int>

    /// The same pictures with expected and actual exchanged.
    var reversed: PixelPair {
        PixelPair(width: width, height: height, expected: actual, actual: expected, rows: rows)
    }

    /// Makes the bytes of two pictures of one size available during a comparison.
    static func compare(
        _ expected: Bitmap, with actual: Bitmap, _ body: (PixelPair) -> Void
    ) {
        expected.pixels.withUnsafeBytes { first in
            actual.pixels.withUnsafeBytes { second in
                guard let first = first.baseAddress, let second = second.baseAddress else { return }
                body(
                    PixelPair(
                        width: expected.width, height: expected.height,
                        expected: PixelPlane(width: expected.width, bytes: first),
                        actual: PixelPlane(width: expected.width, bytes: second), rows: 0..<expected.height))
            }
        }
    }

    /// Makes the rows of two packed pictures of one size available one band after the other, without equal bands.
    ///
    /// - Parameter reach: How many rows above and below a band decide about the marks of its pixels.
    static func compare(
        _ expected: PackedPicture, with actual: PackedPicture, reach: Int, _ body: (PixelPair) -> Void
    ) {
        let (width, height) = (expected.width, expected.height)
        let rowBytes = width * 4
        let room = min(height, bandHeight + 2 * reach) * rowBytes
        let planes = [expected, actual].map { picture in
            (picture: picture, pixels: UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16))
        }
        defer { for plane in planes { plane.pixels.deallocate() } }
        for start in stride(from: 0, to: height, by: bandHeight) {
            let band = start..<min(start + bandHeight, height)
            guard !expected.isEqual(to: actual, in: band) else { continue }
            let known = max(band.lowerBound - reach, 0)..<min(band.upperBound + reach, height)
            for plane in planes { plane.picture.unpack(known, into: plane.pixels) }
            let shown = planes.map {
                PixelPlane(width: width, bytes: UnsafeRawPointer($0.pixels) - known.lowerBound * rowBytes)
            }
            body(PixelPair(width: width, height: height, expected: shown[0], actual: shown[1], rows: band))
        }
    }

    /// Judges the pixels that are not equal byte for byte, a stretch of a row at a time.
    ///
    /// Parts of rows are compared first, so that equal ones cost no more than reading them. A part that repeats the row
    /// above in both pictures gets the marks of that row.
    ///
    /// - Parameters:
    ///   - reach: The maximum distance of the pixels that decide about a pixel's mark; nil if marks must not be
    ///     repeated, as when they depend on positions.
    ///   - end: Returns the end of the stretch that starts at a differing pixel, at most `limit`.
    ///   - judge: Marks the pixels of a stretch.
    @inline(__always)
    func compare(
        into difference: inout PixelDifference, reach: Int? = nil,
        stretchTo end: (_ x: Int, _ limit: Int, _ y: Int) -> Int,
        judgedBy judge: (_ columns: Range<Int>, _ y: Int, _ difference: inout PixelDifference) -> Void
    ) {
        var repeats = RepeatedRows(of: self, parts: (width + Self.partWidth - 1) / Self.partWidth)
        for y in rows {
            for start in stride(from: 0, to: width, by: Self.partWidth) {
                let limit = min(start + Self.partWidth, width)
                let part = start / Self.partWidth
                let runsAbove = repeats.begin(part, at: difference)
                guard differs(in: start..<limit, y) else { continue }
                if let reach, repeats.repeats(part, start..<limit, y, reach: reach) {
                    difference.repeatRow(above: y, start..<limit, from: runsAbove)
                    continue
                }
                var x = endOfEquality(from: start, to: limit, y)
                while x < limit {
                    let next = end(x, limit, y)
                    judge(x..<next, y, &difference)
                    x = endOfEquality(from: next, to: limit, y)
                }
            }
        }
    }

    @inline(__always)
    private func differs(in columns: Range<Int>, _ y: Int) -> Bool {
        let place = (y * width + columns.lowerBound) * 4
        return memcmp(expected.bytes + place, actual.bytes + place, columns.count * 4) != 0
    }

    /// Whether both pictures have the same pixels in a row as in the row above.
    @inline(__always)
    func repeatsRow(above y: Int, _ columns: Range<Int>) -> Bool {
        let (place, row, count) = ((y * width + columns.lowerBound) * 4, width * 4, columns.count * 4)
        return memcmp(expected.bytes + place, expected.bytes + place - row, count) == 0
            && memcmp(actual.bytes + place, actual.bytes + place - row, count) == 0
    }

    /// The first column from `x` on whose pixels differ, or `limit`.
    @inline(__always)
    private func endOfEquality(from x: Int, to limit: Int, _ y: Int) -> Int {
        var x = x
        // Where many pixels differ, this test mostly ends the search before a block is compared.
        guard x < limit, expected[x, y] == actual[x, y] else { return x }
        while x + 8 <= limit, (expected.block(x, y) ^ actual.block(x, y)).isZero { x += 8 }
        while x < limit, expected[x, y] == actual[x, y] { x += 1 }
        return x
    }

    /// The first column after a differing one, `x`, whose pixels are equal, or `limit`.
    @inline(__always)
    func endOfDifference(from x: Int, to limit: Int, _ y: Int) -> Int {
        var x = x
        while x + 8 <= limit, PixelBlock(expected.block(x, y) .== actual.block(x, y)).isZero { x += 8 }
        while x < limit, expected[x, y] != actual[x, y] { x += 1 }
        return x
    }

    /// The first column after `x` whose two colours are not those at `x`, or `limit`.
    @inline(__always)
    func endOfColors(from x: Int, to limit: Int, _ y: Int) -> Int {
        let (first, second) = (expected[x, y], actual[x, y])
        let before = PixelBlock(repeating: first.littleEndian)
        let after = PixelBlock(repeating: second.littleEndian)
        var x = x
        while x + 8 <= limit, ((expected.block(x, y) ^ before) | (actual.block(x, y) ^ after)).isZero {
            x += 8
        }
        while x < limit, expected[x, y] == first, actual[x, y] == second { x += 1 }
        return x
    }
}

/// Eight pixels beside each other, or a number for each of them.
typealias PixelBlock = SIMD8<UInt32>

extension PixelBlock {
    /// Ones where a mask is set, zeros elsewhere.
    @inline(__always)
    init(_ mask: SIMDMask<SIMD8<Int32>>) {
        self = Self.zero.replacing(with: 1, where: mask)
    }

    /// Whether all eight are zero, tested in words of 64 bits: a comparison of whole vectors tests one number after the
    /// other.
    @inline(__always)
    var isZero: Bool {
        let words = unsafeBitCast(self, to: SIMD4<UInt64>.self)
        return (words[0] | words[1]) | (words[2] | words[3]) == 0
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

    /// Eight pixels of a row in the byte order of memory, which suits tests for equality but not arithmetic.
    @inline(__always)
    func block(_ x: Int, _ y: Int) -> PixelBlock {
        bytes.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: PixelBlock.self)
    }
}

/// Finds the parts of a row that repeat the row above in both pictures of a pair, as most parts of a wireframe do.
struct RepeatedRows {
    private struct Part {
        /// The last row that was compared with the one above it.
        var lastRow = -1
        /// The number of consecutive rows, up to `lastRow`, that are known to repeat the row above.
        var count = 0
        /// The index of the run that was the last one when this part of the latest row began.
        var run = 0
    }

    private let pair: PixelPair
    private var parts: [Part]

    init(of pair: PixelPair, parts: Int) {
        self.pair = pair
        self.parts = Array(repeating: Part(), count: parts)
    }

    /// Stores the index of the run at which the marks of a part begin; returns the index for the row above.
    @inline(__always)
    mutating func begin(_ part: Int, at difference: PixelDifference) -> Int {
        let above = parts[part].run
        parts[part].run = max(difference.runs.count - 1, 0)
        return above
    }

    /// Whether all pixels within `reach` of a part repeat the pixels above them; false near the upper and lower edge.
    mutating func repeats(_ part: Int, _ columns: Range<Int>, _ y: Int, reach: Int) -> Bool {
        guard y > pair.rows.lowerBound, y - reach > 1, y + reach < pair.height - 1 else { return false }
        var known = parts[part]
        if known.lastRow < y + reach - 1 { (known.lastRow, known.count) = (y - reach - 1, 0) }
        let wide = max(columns.lowerBound - reach, 0)..<min(columns.upperBound + reach, pair.width)
        while known.lastRow < y + reach {
            known.lastRow += 1
            known.count = pair.repeatsRow(above: known.lastRow, wide) ? known.count + 1 : 0
        }
        parts[part] = known
        return known.count > 2 * reach
    }
}
