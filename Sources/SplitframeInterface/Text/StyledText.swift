/// A text whose characters have fonts of their own.
package struct StyledText: Hashable, Sendable {
    private var characters: [Character] = []
    private var fonts: [Font] = []

    /// A line of the text with its size in points.
    package struct Line: Hashable, Sendable {
        package var text: String
        package var width: Double
        /// The distance to the next line: the ascent and descent of the largest font.
        package var pitch: Double
    }

    /// What becomes of a last line that has too little room.
    package enum Cut: Hashable, Sendable {
        /// An ellipsis stands for what is left out there.
        case tail, head, middle
        /// The letters, or the words, that fit are left, without an ellipsis.
        case letters, words
    }

    package init(_ pieces: [(text: String, font: Font)]) {
        for piece in pieces {
            characters += Array(piece.text)
            fonts += Array(repeating: piece.font, count: piece.text.count)
        }
    }

    /// Breaks the text into lines for a width in points, by the rules for a text in one font.
    ///
    /// - Parameters:
    ///   - most: The maximum number of lines; the last one is cut if the text continues.
    ///   - cut: What becomes of a last line that is too long.
    ///   - indents: What the first line, and each other one, leaves free at its start, in points.
    package func lines(
        width: Double, atMost most: Int = .max, cut: Cut = .tail,
        indents: (first: Double, other: Double) = (0, 0)
    ) -> [Line] {
        var lines: [Line] = []
        var place = 0
        repeat {
            let room = width - (lines.isEmpty ? indents.first : indents.other)
            let end = characters[place...].firstIndex(where: \.isNewline) ?? characters.count
            if lines.count + 1 >= most {
                let isCut = end < characters.count || self.width(of: place..<end) > room + 0.5
                return lines + [isCut ? line(from: place, to: end, width: room, cut) : line(place..<end)]
            }
            let stop = place == end ? end : firstBreak(in: place..<end, width: room)
            lines.append(line(place..<stop))
            place = stop == end ? end + 1 : stop
        } while place < characters.count || place == characters.count && characters.last?.isNewline == true
        return lines
    }

    private func width(at index: Int) -> Double { fonts[index].estimatedWidth(of: String(characters[index])) }

    private func width(of range: Range<Int>) -> Double { range.reduce(0) { $0 + width(at: $1) } }

    /// The end of a paragraph's first line.
    private func firstBreak(in range: Range<Int>, width: Double) -> Int {
        let width = width + 0.01
        var used = 0.0
        var lastBreak: Int?
        for index in range {
            let character = characters[index]
            if index > range.lowerBound {
                let previous = characters[index - 1]
                if previous.mayEndLine || character.isIdeograph || previous.isIdeograph, character != " " {
                    lastBreak = index
                }
            }
            used += self.width(at: index)
            if used > width, character != " " { return lastBreak ?? max(range.lowerBound + 1, index) }
        }
        return range.upperBound
    }

    /// A line without the blanks at its end.
    private func line(_ range: Range<Int>) -> Line {
        var range = range
        while let last = range.last, characters[last] == " " { range = range.dropLast() }
        return line(range, "", range.upperBound..<range.upperBound)
    }

    /// The last line, of which a paragraph of the text has too little room.
    private func line(from start: Int, to end: Int, width room: Double, _ cut: Cut) -> Line {
        let mark = "\u{2026}"
        let free = room - fonts[min(start, fonts.count - 1)].estimatedWidth(of: mark)
        /// The end of what fits a width from the start.
        func reach(_ width: Double) -> Int {
            var used = 0.0
            return (start..<end).first { index in
                used += self.width(at: index)
                return used > width
            } ?? end
        }
        /// The start of what fits a width up to the end of the text.
        func tail(_ width: Double) -> Range<Int> {
            let whole = (start..<characters.count).prefix { !characters[$0].isNewline }
            var used = 0.0
            let first = whole.reversed().first { index in
                used += self.width(at: index)
                return used > width
            }
            return (first.map { $0 + 1 } ?? start)..<whole.upperBound
        }
        switch cut {
        case .tail: return line(start..<reach(free), mark, end..<end)
        case .head: return line(start..<start, mark, tail(free))
        case .middle: return line(start..<reach(free / 2), mark, tail(free / 2))
        case .letters: return line(start..<reach(room), "", end..<end)
        case .words: return line(start..<firstBreak(in: start..<end, width: room))
        }
    }

    private func line(_ first: Range<Int>, _ mark: String, _ last: Range<Int>) -> Line {
        let near = max(0, min(first.lowerBound, fonts.count - 1))
        let own = fonts[first] + fonts[last] + fonts[near...].prefix(mark.isEmpty && !first.isEmpty ? 0 : 1)
        return Line(
            text: String(characters[first]) + mark + String(characters[last]),
            width: width(of: first) + width(of: last)
                + (mark.isEmpty ? 0 : fonts[near].estimatedWidth(of: mark)),
            pitch: own.map(\.linePitch).max() ?? 0)
    }
}

extension Font {
    /// The distance between the lines of a text in points: the font's ascent and descent.
    package var linePitch: Double { size * 2444 / 2048 }
}

extension Character {
    /// Whether the character is drawn as one coloured picture, however many scalars it has: a flag, a family, a tone of skin.
    package var isEmojiPicture: Bool {
        guard let first = unicodeScalars.first, utf8.count > 1, !first.takesNoRoom else { return false }
        return first.properties.isEmojiPresentation
            || first.properties.isEmoji
                && unicodeScalars.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }
    }
}
