extension Font {
    /// The lines in which a text stands in a width in points, as far as letters' widths can be estimated: broken after
    /// blanks and hyphens and between letters of scripts without blanks, inside a word only where it is wider than a line.
    ///
    /// - Parameter most: How many lines there may be; the last one is cut where the text goes on.
    package func lines(of text: String, width: Double, atMost most: Int = .max) -> [String] {
        var lines: [String] = []
        let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, paragraph) in paragraphs.enumerated() {
            var rest = paragraph
            repeat {
                guard lines.count + 1 < most else {
                    let goesOn = index + 1 < paragraphs.count
                    return lines + [fitting(String(rest) + (goesOn ? "\u{2026}" : ""), width: width)]
                }
                let line = rest.prefix(firstLine(of: rest, width: width))
                rest = rest.dropFirst(line.count)
                lines.append(String(line).withoutBlanksAtEnd)
            } while !rest.isEmpty
        }
        return lines
    }

    /// How many characters of a paragraph stand in its first line, blanks at its end included.
    private func firstLine(of text: Substring, width: Double) -> Int {
        // Widths are sums of many: a text that is as wide as its line fits.
        let width = width + 0.01
        guard width > 0.01, text.utf8.count > 1 else { return max(1, text.count) }
        var (used, count, lastBreak) = (0.0, 0, 0)
        var previous: Character?
        for character in text {
            if let previous, previous.mayEndLine || character.isIdeograph || previous.isIdeograph {
                if character != " " { lastBreak = count }
            }
            used += estimatedWidth(of: String(character))
            if used > width, character != " " { return lastBreak > 0 ? lastBreak : max(1, count) }
            count += 1
            previous = character
        }
        return count
    }
}

extension Character {
    fileprivate var mayEndLine: Bool {
        self == " " || self == "-" || self == "\u{2013}" || self == "\u{2014}"
    }

    /// Whether it is of a script whose lines may end after any letter.
    fileprivate var isIdeograph: Bool {
        switch unicodeScalars.first?.value ?? 0 {
        case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
        default: false
        }
    }
}

extension String {
    fileprivate var withoutBlanksAtEnd: String {
        String(reversed().drop { $0 == " " }.reversed())
    }
}
