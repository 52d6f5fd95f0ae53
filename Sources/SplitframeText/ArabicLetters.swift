/// Advance widths of Arabic letters in Noto Sans Arabic, in thousandths of an em, as HarfBuzz shapes them.
///
/// A letter that is joined to the next one is much narrower than at the end of a word; some letters are never joined.
enum ArabicLetters {
    /// The width of a letter before another character; nil for a character that is not an Arabic letter.
    static func advance(of scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Double? {
        guard let width = widths[scalar.value] else { return nil }
        guard let joined = width.joined, let next, widths[next.value] != nil, next != "\u{621}" else {
            return width.last
        }
        return joined
    }

    private static let widths: [UInt32: (last: Double, joined: Double?)] = [
        0x621: (411, nil), 0x622: (289, nil), 0x623: (289, nil), 0x624: (472, nil), 0x625: (291, nil),
        0x626: (736, 343), 0x627: (291, nil), 0x628: (1093, 343), 0x629: (486, nil), 0x62A: (1093, 373),
        0x62B: (1093, 373), 0x62C: (649, 637), 0x62D: (649, 637), 0x62E: (649, 637), 0x62F: (532, nil),
        0x630: (532, nil), 0x631: (396, nil), 0x632: (396, nil), 0x633: (1269, 850), 0x634: (1269, 850),
        0x635: (1352, 949), 0x636: (1352, 949), 0x637: (831, 710), 0x638: (831, 710), 0x639: (531, 521),
        0x63A: (531, 521), 0x641: (1098, 495), 0x642: (808, 495), 0x643: (922, 508), 0x644: (730, 300),
        0x645: (562, 578), 0x646: (730, 343), 0x647: (486, 507), 0x648: (472, nil), 0x649: (736, 343),
        0x64A: (736, 373), 0x67E: (1093, 373), 0x686: (719, 637), 0x698: (396, nil), 0x6A9: (975, 508),
        0x6AF: (975, 508), 0x6CC: (736, 373),
    ]
}
