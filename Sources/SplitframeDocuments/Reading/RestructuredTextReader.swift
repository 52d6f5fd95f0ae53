/// Reads the requests of reStructuredText: comments, `.. splitframe: …`, whose JSON may go on in indented lines.
///
/// A request stands by itself, behind an empty line.
struct RestructuredTextReader {
    private let document: DocumentLines
    private var found = FoundRequests()

    init(_ document: DocumentLines) { self.document = document }

    mutating func read() -> FoundRequests {
        // docutils ends lines where others do not, so that what follows may be anything.
        var riddle = (0..<document.count).first { line in
            Self.otherEnds.contains { document[line].contains($0) }
        }
        var line = 0
        while line < document.count {
            let cursor = MarkdownCursor(document[line])
            if let content = cursor.text.behind(Self.keyword) {
                line = read(content, cursor.indent, from: line, riddle) + 1
            } else if document[line].isTableBorder {
                let end = tableEnd(line)
                // Without its end a table is all that follows.
                if end == nil { riddle = riddle ?? line }
                leave(line + 1..<(end ?? line) + 1, in: line)
                line = (end ?? line) + 1
            } else if cursor.text.opensLiteral(behindParagraph: !document.isBlank(line - 1)) {
                let end = endOfLiteral(line, cursor.indent, isQuotable: cursor.text.endsWithColons)
                let isCode = isCode(line)
                let others = (line + 1..<end).filter { !isCode || indent($0) <= cursor.indent }
                leave(others, in: line)
                riddle = riddle ?? others.first { document[$0].isTableBorder }
                line = end
            } else {
                if cursor.text.holdsRequest { found.leave(line, .insideLine) }
                line += 1
            }
        }
        return found
    }

    private static let keyword = ".. splitframe:"
    private static let otherEnds = [
        "\u{0B}", "\u{0C}", "\u{1C}", "\u{1D}", "\u{1E}", "\u{85}", "\u{2028}", "\u{2029}",
    ]

    private func indent(_ line: Int) -> Int { MarkdownCursor(document[line]).indent }

    /// Tells the requests in a block.
    private mutating func leave(_ lines: some Sequence<Int>, in first: Int) {
        for line in lines where document[line].withoutIndent.holdsRequest {
            found.leave(line, .insideBlock(line: first + 1))
        }
    }

    /// Whether what stands below a line, indented, is code for sure.
    private func isCode(_ line: Int) -> Bool {
        let text = document[line].withoutIndent
        if text.isCodeDirective { return document.isBlank(line - 1) }
        guard text.endsWithColons, document.isBlank(line + 1),
            let next = (line + 1..<document.count).first(where: { !document.isBlank($0) }),
            indent(next) > indent(line)
        else { return false }
        var first = line
        while !document.isBlank(first - 1) { first -= 1 }
        return (first...line).allSatisfy { indent($0) == indent(line) }
            && (text.count == 2 || document[first].withoutIndent.beginsParagraph)
    }

    /// Whether all that stands above shows nothing, and the document's title or fields stand below.
    private func isInFrontOfTitle(_ first: Int, _ last: Int) -> Bool {
        func isNothing(_ line: Int) -> Bool {
            document.isBlank(line) || document[line].starts(with: "..") || indent(line) > 0
        }
        guard (0..<first).allSatisfy(isNothing),
            let next = (last + 1..<max(last + 1, document.count)).first(where: { !isNothing($0) })
        else { return false }
        return document[next].starts(with: ":") || document[next].isRule
            || next + 1 < document.count && document[next + 1].isRule
    }

    /// - Returns: The last line of the request.
    private mutating func read(_ content: ArraySlice<UInt8>, _ indent: Int, from first: Int, _ riddle: Int?)
        -> Int
    {
        func column(_ text: ArraySlice<UInt8>, _ line: Int) -> Int {
            document.bytes[document.lines[line].start..<text.startIndex].text.count + 1
        }
        guard document.isBlank(first - 1) else {
            found.leave(first, riddle.map { .behindRiddle(line: $0 + 1) } ?? .insideParagraph)
            return first
        }
        var request = RequestText()
        request.add(content.text, line: first + 1, column: column(content, first))
        var last = first
        while last + 1 < document.count, !document.isBlank(last + 1), self.indent(last + 1) > indent {
            last += 1
            let text = document[last].withoutIndent
            request.add(text.text, line: last + 1, column: column(text, last))
        }
        let next = (last + 1..<max(last + 1, document.count)).first { !document.isBlank($0) }
        if let riddle {
            found.leave(first, .behindRiddle(line: riddle + 1))
        } else if let next, self.indent(next) > indent {
            found.leave(first, .aboveIndented)
            let end = endOfLiteral(first, indent, isQuotable: false)
            leave(last + 1..<end, in: first)
            return end - 1
        } else if isInFrontOfTitle(first, last) {
            found.leave(first, .inFrontOfTitle)
        } else {
            let lead = document[first].prefix(while: \.isBlank).text
            found.places.append(
                FigurePlace(
                    of: request, at: first, behind: last, in: document, prefix: lead, wantsBlankLine: true))
        }
        return last
    }

    /// The line behind a block whose content is taken as it is.
    private mutating func endOfLiteral(_ first: Int, _ indent: Int, isQuotable: Bool) -> Int {
        var line = first + 1
        while line < document.count, document.isBlank(line) || self.indent(line) > indent { line += 1 }
        // Where nothing is indented, lines that begin with the same mark are the block.
        let isQuoted = isQuotable && line > first + 1 && (first + 1..<line).allSatisfy(document.isBlank)
        while isQuoted, line < document.count, !document.isBlank(line),
            document[line].withoutIndent.first?.isMark == true
        {
            line += 1
        }
        return line
    }

    /// The last line of a simple table that begins in a line; nil where it has no end.
    private func tableEnd(_ first: Int) -> Int? {
        var borders = 0
        for line in (first + 1)..<max(first + 1, document.count) where document[line].isTableBorder {
            borders += 1
            if borders == 2 || document.isBlank(line + 1) { return line }
        }
        return nil
    }
}

extension UInt8 {
    /// Whether it is a mark of punctuation of ASCII.
    fileprivate var isMark: Bool {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        return (0x21...0x7E).contains(self) && letter == nil && !digits.contains(self)
    }
}

extension ArraySlice<UInt8> {
    /// Whether it has two or more runs of equals signs.
    fileprivate var isTableBorder: Bool {
        let text = withoutIndent
        return text.starts(with: "=") && text.allSatisfy { $0 == "=" || $0.isBlank }
            && text.withoutEnd.contains { $0.isBlank }
    }

    /// Directives whose content is text of the document's own.
    private static let containers: Set = [
        "attention", "caution", "danger", "error", "hint", "important", "note", "tip", "warning",
        "admonition",
        "container", "compound", "class", "epigraph", "highlights", "pull-quote", "sidebar", "topic",
    ]

    /// Whether it ends a paragraph with code below.
    fileprivate var endsWithColons: Bool { withoutEnd.suffix(2).elementsEqual("::".utf8) }

    /// The directive that it begins; nil where it begins none.
    private var directive: String? {
        guard let rest = behind(".."), rest.first?.isBlank ?? true,
            let colons = rest.firstRange(of: Array("::".utf8))
        else { return nil }
        return rest[..<colons.lowerBound].withoutIndent.text.lowercased()
    }

    fileprivate var isCodeDirective: Bool {
        directive.map { ["code", "code-block", "sourcecode", "parsed-literal", "raw", "math"].contains($0) }
            ?? false
    }

    /// Whether a request stands in it, behind marks of lists and the like.
    fileprivate var holdsRequest: Bool {
        guard let place = firstRange(of: Array(".. splitframe:".utf8)) else { return false }
        let lead = self[..<place.lowerBound]
        return lead.first?.letter == nil && !lead.contains("`") && lead.last?.isBlank ?? true
    }

    /// Whether it surely is a paragraph's first line: a word stands there, no mark of a list.
    fileprivate var beginsParagraph: Bool {
        guard let first, first.letter != nil || first > 0x7F || first == UInt8(ascii: "`") else {
            return false
        }
        let end = prefix { !$0.isBlank }.last
        return end != "." && end != ")"
    }

    /// Whether it is a line of one mark of punctuation.
    fileprivate var isRule: Bool {
        guard let first, first.isMark else { return false }
        return withoutEnd.allSatisfy { $0 == first }
    }

    /// Whether indented lines below are taken as they are: code, raw text, or a comment.
    ///
    /// - Parameter behindParagraph: Whether the line may go on with one, in which two dots have no meaning.
    fileprivate func opensLiteral(behindParagraph: Bool) -> Bool {
        if endsWithColons, behindParagraph { return true }
        if let directive { return !Self.containers.contains(directive) }
        guard let rest = behind(".."), rest.first?.isBlank ?? true else { return endsWithColons }
        return !["_", "["].contains { rest.withoutIndent.starts(with: $0) }
    }
}
