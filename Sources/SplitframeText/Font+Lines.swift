extension Font {
    /// Breaks a text into lines for a width in points, by estimated widths: after blanks and hyphens and between
    /// letters of scripts without blanks; inside a word only if it is wider than a line.
    ///
    /// - Parameter most: The maximum number of lines; the last one is cut if the text continues.
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

    /// The number of characters in a paragraph's first line, including blanks at its end.
    private func firstLine(of text: Substring, width: Double) -> Int {
        // Widths are sums of many numbers; the tolerance lets a text that is exactly as wide as its line fit.
        let width = width + 0.01
        guard width > 0.01, text.utf8.count > 1 else { return max(1, text.count) }
        var (used, count, lastBreak, lastLetter) = (0.0, 0, 0, 1)
        var previous: Character?
        for (index, character) in zip(text.indices, text) {
            if let previous, previous.mayEndLine || character.isIdeograph || previous.isIdeograph {
                if character != " " { lastBreak = count }
            }
            let next = text.index(after: index)
            let last = end(of: character, from: used, before: nil)
            used = end(of: character, from: used, before: next < text.endIndex ? text[next] : nil)
            if used > width, character != " " { return lastBreak > 0 ? lastBreak : lastLetter }
            count += 1
            if last <= width { lastLetter = count }
            previous = character
        }
        return count
    }
}

extension Character {
    var mayEndLine: Bool {
        self == " " || self == "-" || self == "\u{2013}" || self == "\u{2014}"
    }

    /// Whether its script allows a line break after any letter.
    var isIdeograph: Bool {
        switch unicodeScalars.first?.value ?? 0 {
        case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
        default: false
        }
    }
}

extension String {
    var withoutBlanksAtEnd: String {
        String(reversed().drop { $0 == " " }.reversed())
    }
}
