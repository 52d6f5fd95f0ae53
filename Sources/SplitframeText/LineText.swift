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
