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
