/// Tells which parts of a row repeat the row above, in both pictures of a pair, as most of a wireframe does.
struct RepeatedRows {
    private struct Part {
        /// The last row that was compared with the one above it.
        var lastRow = -1
        /// The number of rows up to that one that repeat the row above.
        var count = 0
        /// The last run of differing pixels before this part of the last row that was begun.
        var run = 0
    }

    private let pair: PixelPair
    private var parts: [Part]

    init(of pair: PixelPair, parts: Int) {
        self.pair = pair
        self.parts = Array(repeating: Part(), count: parts)
    }

    /// Notes where the marks of a part begin, and gives back where those of the row above it did.
    @inline(__always)
    mutating func begin(_ part: Int, at difference: PixelDifference) -> Int {
        let above = parts[part].run
        parts[part].run = max(difference.runs.count - 1, 0)
        return above
    }

    /// Whether all pixels within a distance of a part repeat the row above theirs, none of them at the pictures' edges.
    mutating func repeats(_ part: Int, _ columns: Range<Int>, _ y: Int, reach: Int) -> Bool {
        guard y - reach > 1, y + reach < pair.height - 1 else { return false }
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
