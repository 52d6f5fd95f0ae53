/// A writing system, or a set of signs, that Inter lacks, and the fonts that have it.
package struct Script: Hashable, Comparable, Sendable {
    struct Entry: Sendable {
        var families: [String]
        /// The Unicode ranges of its characters.
        var blocks: [ClosedRange<UInt32>]
        var advance = 750.0
        var isRightToLeft = false
        var isWide = false
    }

    /// The index in the table of scripts.
    private let row: Int
    private var entry: Entry { Self.table[row] }

    /// The script of a character, nil for characters that Inter has: Latin, Greek, Cyrillic, punctuation, plain arrows.
    package init?(of scalar: Unicode.Scalar) {
        var (low, high) = (0, Self.blocks.count)
        while low < high {
            let middle = (low + high) / 2
            let block = Self.blocks[middle]
            if block.range.upperBound < scalar.value {
                low = middle + 1
            } else if block.range.lowerBound > scalar.value {
                high = middle
            } else {
                row = block.row
                return
            }
        }
        return nil
    }

    private init(row: Int) { self.row = row }

    /// The scripts of a text in the table's order; the first whose font has a character draws it.
    ///
    /// Han characters are drawn in the Japanese form beside kana, in the Korean form beside Hangul, else in the Chinese
    /// form: the forms differ between the languages, and only the text indicates its language.
    package static func all(in text: String) -> [Script] {
        // Most texts are plain, and their bytes show it: UTF-8 of characters below U+0500 starts with bytes below 0xD4.
        guard text.utf8.contains(where: { $0 >= 0xD4 }) else { return [] }
        return Set(text.unicodeScalars.compactMap(Script.init(of:))).sorted()
    }

    /// Every script of the table.
    package static let all = table.indices.map(Script.init(row:))

    /// The font families that have the script, the preferred one first.
    package var families: [String] { entry.families }
    /// The average width of its letters in running text, in thousandths of the font's size.
    var advance: Double { entry.advance }
    /// Whether a terminal uses two cells per letter.
    package var isWide: Bool { entry.isWide }
    /// Whether its letters run from right to left.
    package var isRightToLeft: Bool { entry.isRightToLeft }

    package static func < (left: Script, right: Script) -> Bool { left.row < right.row }

    /// All scripts' blocks in Unicode's order.
    private static let blocks: [(range: ClosedRange<UInt32>, row: Int)] = table.enumerated()
        .flatMap { row, entry in entry.blocks.map { (range: $0, row: row) } }
        .sorted { $0.range.lowerBound < $1.range.lowerBound }
}
