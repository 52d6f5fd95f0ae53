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

extension Script {
    /// The scripts in present use: those that Unicode's Annex 31 recommends, and scripts of limited use.
    ///
    /// The advance of a widely used script is that of common words, rounded up; otherwise it is the mean over the
    /// letters of its font.
    static let table: [Entry] = [
        // Characters that Japanese, Korean and Chinese share are drawn in the first of these scripts that the text has.
        sans(
            "CJK JP", 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F, 0x1B000...0x1B16F, advance: 1000,
            isWide: true),
        sans(
            "CJK KR", 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC,
            advance: 920, isWide: true),
        sans(
            "CJK SC", 0x2E80...0x303F, 0x3100...0x312F, 0x3190...0x31EF, 0x3200...0x4DBF, 0x4E00...0x9FFF,
            0xF900...0xFAFF, 0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF01...0xFF65, 0xFFE0...0xFFE6,
            0x20000...0x3FFFF, advance: 1000, isWide: true),

        sans(
            "Arabic", 0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC,
            advance: 460, isRightToLeft: true),
        sans("Hebrew", 0x0590...0x05FF, 0xFB1D...0xFB4F, advance: 560, isRightToLeft: true),
        sans("Syriac", 0x0700...0x074F, isRightToLeft: true),
        sans("Thaana", 0x0780...0x07BF, advance: 650, isRightToLeft: true),
        sans("NKo", 0x07C0...0x07FF, advance: 600, isRightToLeft: true),
        sans("Mandaic", 0x0840...0x085F, isRightToLeft: true),
        sans("Hanifi Rohingya", 0x10D00...0x10D3F, advance: 600, isRightToLeft: true),
        sans("Adlam", 0x1E900...0x1E95F, isRightToLeft: true),

        sans("Devanagari", 0x0900...0x097F, 0x1CD0...0x1CFF, 0xA830...0xA83F, 0xA8E0...0xA8FF, advance: 560),
        sans("Bengali", 0x0980...0x09FF, advance: 580),
        sans("Gurmukhi", 0x0A00...0x0A7F, advance: 570),
        sans("Gujarati", 0x0A80...0x0AFF, advance: 560),
        sans("Oriya", 0x0B00...0x0B7F, advance: 620),
        sans("Tamil", 0x0B80...0x0BFF, advance: 920),
        sans("Telugu", 0x0C00...0x0C7F, advance: 660),
        sans("Kannada", 0x0C80...0x0CFF, advance: 660),
        sans("Malayalam", 0x0D00...0x0D7F, advance: 960),
        sans("Sinhala", 0x0D80...0x0DFF, advance: 900),
        sans("Ol Chiki", 0x1C50...0x1C7F, advance: 650),
        sans("Lepcha", 0x1C00...0x1C4F, advance: 700),
        sans("Limbu", 0x1900...0x194F, advance: 660),
        sans("Syloti Nagri", 0xA800...0xA82F, advance: 700),
        sans("Saurashtra", 0xA880...0xA8DF),
        sans("Meetei Mayek", 0xAAE0...0xAAFF, 0xABC0...0xABFF, advance: 760),
        sans("Chakma", 0x11100...0x1114F, advance: 830),
        sans("Newa", 0x11400...0x1147F, advance: 650),
        sans("Wancho", 0x1E2C0...0x1E2FF, advance: 650),

        sans("Thai", 0x0E00...0x0E7F, advance: 560),
        sans("Lao", 0x0E80...0x0EFF, advance: 620),
        Entry(families: ["Noto Serif Tibetan"], blocks: [0x0F00...0x0FFF], advance: 620),
        sans("Myanmar", 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F, advance: 720),
        sans("Khmer", 0x1780...0x17FF, 0x19E0...0x19FF, advance: 680),
        sans("Tai Le", 0x1950...0x197F, advance: 600),
        sans("New Tai Lue", 0x1980...0x19DF),
        sans("Tai Tham", 0x1A20...0x1AAF, advance: 810),
        sans("Tai Viet", 0xAA80...0xAADF),
        sans("Kayah Li", 0xA900...0xA92F, advance: 780),
        sans("Cham", 0xAA00...0xAA5F, advance: 1090),
        sans("Buginese", 0x1A00...0x1A1F, advance: 960),
        sans("Balinese", 0x1B00...0x1B7F, advance: 1070),
        sans("Sundanese", 0x1B80...0x1BBF, 0x1CC0...0x1CCF, advance: 850),
        sans("Batak", 0x1BC0...0x1BFF, advance: 1000),
        sans("Javanese", 0xA980...0xA9DF, advance: 1080),
        sans("Lisu", 0xA4D0...0xA4FF, advance: 630),
        sans("Yi", 0xA000...0xA4CF, advance: 600, isWide: true),
        sans("Miao", 0x16F00...0x16F9F, advance: 600),
        sans("Mongolian", 0x1800...0x18AF),

        sans("Armenian", 0x0530...0x058F, 0xFB13...0xFB17, advance: 650),
        sans("Georgian", 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F, advance: 670),
        sans("Coptic", 0x2C80...0x2CFF, advance: 620),
        sans("Ethiopic", 0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F, advance: 670),
        sans("Tifinagh", 0x2D30...0x2D7F, advance: 670),
        sans("Vai", 0xA500...0xA63F, advance: 770),
        sans("Bamum", 0xA6A0...0xA6FF, 0x16800...0x16A3F, advance: 710),
        sans("Cherokee", 0x13A0...0x13FF, 0xAB70...0xABBF),
        sans("Canadian Aboriginal", 0x1400...0x167F, 0x18B0...0x18FF),
        sans("Osage", 0x104B0...0x104FF, advance: 650),

        // Latin, Cyrillic and punctuation characters that Inter lacks.
        Entry(
            families: ["Noto Sans"],
            blocks: [
                0x0500...0x052F, 0x1AB0...0x1AFF, 0x1C80...0x1C8F, 0x1D00...0x1DFF, 0x2C60...0x2C7F,
                0x2DE0...0x2E7F, 0xA640...0xA69F, 0xA700...0xA7FF, 0xAB30...0xAB6F, 0xFB00...0xFB06,
            ], advance: 650),
        // Signs, and emoji, whose coloured pictures are requested by the name of their own font.
        Entry(
            families: [
                "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", "Symbola", "Noto Color Emoji",
            ],
            blocks: [
                0x20C0...0x2121, 0x2123...0x218F, 0x219A...0x2BFF, 0x1D000...0x1D7FF, 0x1F000...0x1FBFF,
            ], advance: 1000),
    ]

    private static func sans(
        _ name: String, _ blocks: ClosedRange<UInt32>..., advance: Double = 750, isRightToLeft: Bool = false,
        isWide: Bool = false
    ) -> Entry {
        Entry(
            families: ["Noto Sans \(name)"], blocks: blocks, advance: advance, isRightToLeft: isRightToLeft,
            isWide: isWide)
    }
}
