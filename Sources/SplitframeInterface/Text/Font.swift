/// The font of all texts: the family Inter in a size and a weight.
public struct Font: Hashable, Sendable {
    public enum Weight: NamedCase { case regular, medium, semibold, bold }

    /// The distance from a line's middle down to its baseline, in font sizes: Inter's ascent of 2728 and descent of
    /// 680 units of 2816 (its table `hhea`), independent of the line's letters.
    public static let baselineBelowMiddle = (2728.0 - 680) / 2 / 2816

    /// The em size in points.
    public var size: Double
    public var weight: Weight
    /// Whether the letters lean to the right.
    public var isItalic: Bool
    /// Whether all letters are equally wide.
    public var isMonospaced: Bool
    /// The space added behind each letter, in points.
    public var tracking: Double

    public init(
        size: Double, weight: Weight = .regular, isItalic: Bool = false, isMonospaced: Bool = false,
        tracking: Double = 0
    ) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
        self.tracking = tracking
    }

    /// The width of a letter of a monospaced font, in font sizes, as in SF Mono and Menlo.
    package static let monospacedWidth = 0.6
}

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

extension Font {
    /// The width in points of a line of text, by which it is laid out and which drawing obeys.
    ///
    /// Adds up the advance widths of Inter, without kerning; letters of other scripts count with their average width, so
    /// that the sum tends to be too large. An emoji of several characters is one picture, and a tab reaches the next stop.
    package func estimatedWidth(of text: String) -> Double {
        let isPlain = !isMonospaced && tracking == 0
        guard isPlain, !text.utf8.contains(where: { $0 >= 0x80 || $0 < 0x20 }) else {
            return widthByLetters(of: text)
        }
        return text.unicodeScalars.reduce(0) { $0 + estimatedWidth(of: $1, before: nil) }
    }

    private func widthByLetters(of text: String) -> Double {
        var (end, index) = (0.0, text.startIndex)
        while index < text.endIndex {
            let next = text.index(after: index)
            end = self.end(of: text[index], from: end, before: next < text.endIndex ? text[next] : nil)
            index = next
        }
        return end
    }

    /// Where a character ends that begins at a distance in points from the start of its line.
    func end(of character: Character, from start: Double, before next: Character?) -> Double {
        if character == "\t" { return ((start / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval }
        if isMonospaced { return start + Self.monospacedWidth * size + tracking }
        let start = start + tracking
        if character.isEmojiPicture { return start + Self.emojiWidth * size }
        let next = next?.unicodeScalars.first
        return character.unicodeScalars.reduce(start) { $0 + estimatedWidth(of: $1, before: next) }
    }

    /// The distance between tab stops in points: the default of NSParagraphStyle's `tabStops` (documented).
    private static let tabInterval = 28.0

    /// The width of a picture of Noto Color Emoji, in font sizes: 2550 of its 2048 units.
    private static let emojiWidth = 2550.0 / 2048

    /// The text, or the part of it that fits a width in points together with an ellipsis.
    ///
    /// Blanks at the end reach beyond the width, as in UIKit, and are no reason to cut.
    package func fitting(_ text: String, width: Double) -> String {
        let most = width + 0.5
        guard estimatedWidth(of: text) > most else { return text }
        let words = text.withoutBlanksAtEnd
        guard words == text || estimatedWidth(of: words) > most else { return words }
        let ellipsis = "\u{2026}"
        let room = width - estimatedWidth(of: ellipsis)
        var (end, index, shown) = (0.0, words.startIndex, words.startIndex)
        while index < words.endIndex, end <= room {
            let next = words.index(after: index)
            // Before the ellipsis a letter has the form of a word's end.
            if self.end(of: words[index], from: end, before: nil) <= room { shown = next }
            end = self.end(of: words[index], from: end, before: next < words.endIndex ? words[next] : nil)
            index = next
        }
        return words[..<shown] + ellipsis
    }

    /// Whether more of a text fits a width in points than an ellipsis.
    package func shows(_ text: String, inWidth width: Double) -> Bool {
        let shown = fitting(text, width: width)
        return shown == text || shown != "\u{2026}"
    }

    private func estimatedWidth(of scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Double {
        let widths = AdvanceWidths.of(scalar, before: next)
        return (widths.regular + (widths.bold - widths.regular) * weight.boldness) * size / 1000
    }
}

extension Font.Weight {
    /// The position of the weight between Inter's regular (0) and bold (1) masters, between which widths are
    /// interpolated.
    fileprivate var boldness: Double {
        switch self {
        case .regular: 0
        case .medium: 1 / 3
        case .semibold: 2 / 3
        case .bold: 1
        }
    }
}

/// Advance widths in thousandths of an em, read from the font files of Inter 4.0.
private enum AdvanceWidths {
    static func of(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> (regular: Double, bold: Double)
    {
        switch scalar.value {
        case 0x20...0x7E:
            let index = Int(scalar.value) - 0x20
            return (Double(regular[index]), Double(bold[index]))
        case 0..<0x20, 0x7F...0x9F: return (Double(regular[0]), Double(bold[0]))
        case 0xFF61...0xFFDC: return (500, 500)
        default: break
        }
        if scalar.takesNoRoom { return (0, 0) }
        if let widths = InterLetters.advance(of: scalar) { return widths }
        if let width = ArabicLetters.advance(of: scalar, before: next) { return (width, width * 1.12) }
        if let script = Script(of: scalar) { return (script.advance, script.advance * 1.08) }
        return (0x1F00...0x1FFF).contains(scalar.value) ? (700, 750) : (1000, 1031)
    }

    /// The characters from space to tilde.
    private static let regular: [Int16] = [
        281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 464, 605,
        636, 642, 608, 624, 571, 616, 624, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598,
        587, 743, 740, 264, 543, 652, 562, 889, 753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642,
        665, 625, 362, 357, 362, 469, 452, 497, 564, 621, 558, 621, 582, 361, 609, 591, 237, 237, 544,
        237, 869, 585, 597, 609, 609, 372, 523, 364, 581, 557, 812, 540, 557, 541, 362, 327, 362, 659,
    ]

    private static let bold: [Int16] = [
        232, 325, 392, 650, 655, 859, 674, 209, 409, 409, 565, 680, 303, 469, 298, 390, 688, 489, 630,
        659, 678, 645, 660, 595, 661, 660, 298, 303, 680, 680, 680, 562, 1031, 748, 661, 752, 727, 613,
        585, 761, 746, 281, 570, 690, 567, 915, 735, 782, 648, 783, 656, 655, 668, 729, 748, 1036, 714,
        724, 667, 409, 390, 409, 488, 477, 497, 580, 635, 587, 635, 598, 386, 633, 624, 272, 272, 582,
        272, 912, 622, 614, 632, 632, 409, 562, 388, 622, 586, 850, 574, 586, 572, 409, 374, 409, 680,
    ]
}
