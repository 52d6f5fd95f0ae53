import SplitframeInterface

extension String {
    /// The text in lines that fit a width: lines of about equal length, broken at ` · `, else after blanks and
    /// punctuation, else anywhere.
    func brokenIntoLines(in width: Double, font: Font) -> [String] {
        wrapped(at: " · ", in: width, font: font).flatMap { part in
            font.estimatedWidth(of: part) <= width
                ? [part] : part.pieces(in: width, font: font).filled(in: width, font: font)
        }
    }

    /// The names of a heading in lines: broken between facts and between names, at blanks inside a name only if it is
    /// wider than a line, and never in its brackets; a line that is still too wide is drawn with an ellipsis.
    func namesInLines(in width: Double, font: Font) -> [String] {
        split(separator: "\n").map(String.init).flatMap { line in
            line.wrapped(at: " · ", in: width, font: font).flatMap { part in
                font.estimatedWidth(of: part) <= width
                    ? [part]
                    : part.parts(after: ", ").flatMap { name in
                        font.estimatedWidth(of: name.withoutOuterBlanks) <= width
                            ? [name]
                            : name.parts(after: " / ").flatMap { one in
                                font.estimatedWidth(of: one.withoutOuterBlanks) <= width
                                    ? [one] : one.parts(after: " ").keepingSizes(in: width, font: font)
                            }
                    }.filled(in: width, font: font)
            }
        }
    }

    /// The text below a picture in lines: names are kept whole if possible, and nothing is cut.
    func wordsInLines(in width: Double, font: Font) -> [String] {
        namesInLines(in: width, font: font).flatMap { $0.brokenIntoLines(in: width, font: font) }
    }

    /// A sentence in lines of about equal length; a size, and an arrow with its end, stay on one line.
    func evenLines(in width: Double, font: Font) -> [String] {
        let bound = replacing(#/ (×|of) (?=[0-9])/#) { "\u{A0}\($0.1)\u{A0}" }
            .replacing("→ ", with: "→\u{A0}").replacing(" pt", with: "\u{A0}pt")
        return bound.wrapped(at: " ", in: width, font: font).flatMap {
            $0.replacing("\u{A0}", with: " ").wordsInLines(in: width, font: font)
        }
    }

    /// The text cut after each separator outside brackets.
    private func parts(after separator: String) -> [String] {
        var parts: [String] = []
        var part = ""
        var depth = 0
        for character in self {
            part.append(character)
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth <= 0, part.hasSuffix(separator) {
                parts.append(part)
                part = ""
            }
        }
        return part.isEmpty ? parts : parts + [part]
    }

    /// The parts between which a line may end: words, those of a long name such as `oneBesideSecondary`, and letters
    /// where a word alone is wider.
    private func pieces(in width: Double, font: Font) -> [String] {
        func fits(_ text: String) -> Bool { font.estimatedWidth(of: text.withoutOuterBlanks) <= width }
        let words = cut { last, next in next == "(" || " .-/:)".contains(last) }
        return
            words.keepingSizes(in: width, font: font)
            .flatMap { fits($0) ? [$0] : $0.cut { last, next in last.isLowercase && next.isUppercase } }
            .flatMap { piece in
                guard !fits(piece) else { return [piece] }
                var used = font.estimatedWidth(of: String(piece.prefix(1)))
                return piece.cut { _, next in
                    let needed = font.estimatedWidth(of: String(next))
                    let isFull = next != " " && used + needed > width
                    used = isFull ? needed : used + needed
                    return isFull
                }
            }
    }

    /// The text cut between neighbouring characters that end and begin a piece.
    private func cut(between ends: (Character, Character) -> Bool) -> [String] {
        var pieces: [String] = []
        var start = startIndex
        for (index, next) in zip(indices, indices.dropFirst()) where ends(self[index], self[next]) {
            pieces.append(String(self[start..<next]))
            start = next
        }
        return isEmpty ? [] : pieces + [String(self[start...])]
    }

    /// The text without blanks at both ends, and without separators that a line break makes superfluous.
    fileprivate var withoutOuterBlanks: String {
        var text = self[...]
        while let first = text.first, first == " " || first == "·" { text = text.dropFirst() }
        while let last = text.last, last == " " || last == "·" { text = text.dropLast() }
        return String(text)
    }
}

extension [String] {
    /// The words with those of a size, which stays on one line, in one.
    fileprivate func keepingSizes(in width: Double, font: Font) -> [String] {
        reduce(into: []) { pieces, word in
            let whole = (pieces.last ?? "") + word
            let fits = font.estimatedWidth(of: whole.withoutOuterBlanks) <= width
            if word == "× " || whole.hasSuffix("× \(word)"), !pieces.isEmpty, fits {
                pieces[pieces.count - 1] = whole
            } else {
                pieces.append(word)
            }
        }
    }

    /// The pieces of a text in as few lines as possible.
    fileprivate func filled(in width: Double, font: Font) -> [String] {
        var lines: [String] = []
        var line = ""
        for piece in self {
            if !line.isEmpty, font.estimatedWidth(of: (line + piece).withoutOuterBlanks) > width {
                lines.append(line)
                line = ""
            }
            line += piece
        }
        if !line.isEmpty { lines.append(line) }
        return lines.map(\.withoutOuterBlanks).filter { !$0.isEmpty }
    }
}

extension String {
    /// The part before the first separator, which is a caption's title, and the others.
    var titleAndDetails: (title: String, details: String) {
        let parts = split(separator: " · ").map(String.init)
        return (parts.first ?? "", parts.dropFirst().joined(separator: " · "))
    }

    /// The text in as few lines as fit a width, broken at separators, with lines of about equal length.
    func wrapped(at separator: String, in width: Double, font: Font) -> [String] {
        guard !isEmpty else { return [] }
        let total = font.estimatedWidth(of: self)
        guard total > width else { return [self] }
        let parts = split(separator: separator).reduce(into: [String]()) { parts, part in
            // A slash between names ends a line.
            let last = part == "/" ? parts.popLast() : nil
            parts.append((last.map { $0 + separator } ?? "") + part)
        }
        var count = (total / width).rounded(.up)
        while true {
            let lines = parts.joined(by: separator, near: total / count, atMost: width, font: font)
            if Double(lines.count) <= count || lines.count == parts.count {
                let full = parts.joined(by: separator, near: width, atMost: width, font: font)
                if full.count < lines.count { return full }
                let even = parts.joined(
                    by: separator, near: total / Double(lines.count), atMost: width, font: font, isEven: true)
                let isBetter = even.count <= lines.count && even.longest(in: font) < lines.longest(in: font)
                return isBetter ? even : lines
            }
            // Shorter lines are at least as many, so that no number up to this one is reached; of many lines some are
            // skipped, because each attempt takes as long as the text is.
            count = max(Double(lines.count), (count * 1.1).rounded(.down))
        }
    }
}

extension [String] {
    /// The width of the longest line.
    fileprivate func longest(in font: Font) -> Double { map(font.estimatedWidth).max() ?? 0 }

    /// Joins the parts to lines of about a given length, and at most the limit.
    ///
    /// - Parameter isEven: Whether a line ends where it is nearest to the length, rather than where it reaches it.
    fileprivate func joined(
        by separator: String, near length: Double, atMost limit: Double, font: Font, isEven: Bool = false
    ) -> [String] {
        let gap = font.estimatedWidth(of: separator)
        var lines: [String] = []
        var line = ""
        var used = 0.0
        for part in self {
            let needed = font.estimatedWidth(of: part)
            if line.isEmpty {
                (line, used) = (part, needed)
            } else if used + (isEven ? (gap + needed) / 2 : 0) < length, used + gap + needed <= limit {
                line += separator + part
                used += gap + needed
            } else {
                lines.append(line)
                (line, used) = (part, needed)
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
