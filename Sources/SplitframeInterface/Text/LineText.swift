/// A text prepared for one line: without control characters, and not much longer than its box can show.
package struct LineText {
    /// The average character of a readable text, marks above and below letters included, is at least this wide, in
    /// font sizes.
    private static let narrowestGlyph = 1.0 / 16
    private static let mostScalars = 4096.0

    package let text: String

    /// Prepares a text for a line whose width is given in font sizes.
    package init(_ original: String, width: Double) {
        let scalars = original.unicodeScalars
        let room = (width / Self.narrowestGlyph).rounded(.up) + 1
        let start = scalars.prefix(Int(min(max(1, room), Self.mostScalars)))
        let isCut = start.endIndex < scalars.endIndex
        var line = String.UnicodeScalarView()
        line.append(contentsOf: start.lazy.compactMap(\.onOneLine))
        text = String(line) + (isCut ? "…" : "")
    }

    /// Prepares a text for a line of a width in points: what of it fits by the widths with which texts are laid out.
    package init(_ original: String, font: Font, width: Double) {
        text = font.fitting(LineText(original, width: width / font.size).text, width: width)
    }
}

extension Unicode.Scalar {
    /// The character as a line shows it: a blank for a line end or control character, nil for a noncharacter.
    fileprivate var onOneLine: Unicode.Scalar? {
        if isASCII { return value < 0x20 || value == 0x7F ? " " : self }
        if properties.isNoncharacterCodePoint { return nil }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: " "
        default: self
        }
    }
}

extension Unicode.Scalar {
    /// Whether the character is drawn on top of the one before it, or not at all.
    package var takesNoRoom: Bool {
        // Tables of Unicode take a fiftieth of a gallery's time.
        if isASCII { return false }
        return switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: properties.isDefaultIgnorableCodePoint || properties.isEmojiModifier
        }
    }
}

extension String {
    /// Whether a line with this text runs from right to left: its first letter with a direction decides, as in UIKit,
    /// regardless of the interface around it.
    ///
    /// A text of digits and signs alone, such as `320 × 480`, runs from left to right. Characters inside a pair of
    /// isolates do not decide for the line around it (rules P2 and P3 of Unicode's Annex 9).
    package var runsRightToLeft: Bool {
        var isolates = 0
        for scalar in unicodeScalars {
            switch scalar {
            case "\u{2066}", "\u{2067}", "\u{2068}": isolates += 1
            case "\u{2069}": isolates = max(0, isolates - 1)
            case _ where isolates > 0: continue
            case "\u{200E}": return false
            case "\u{200F}", "\u{61C}": return true
            default:
                guard scalar.properties.isAlphabetic, !scalar.takesNoRoom else { continue }
                return Script(of: scalar)?.isRightToLeft ?? false
            }
        }
        return false
    }
}

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
