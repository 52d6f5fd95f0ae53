import SplitframeFiles

/// Reads the requests of reStructuredText: comments, `.. splitframe: …`, whose JSON may continue in indented lines.
///
/// A request has to follow an empty line.
struct RestructuredTextReader {
    private let document: DocumentLines
    private let title: Int
    private var found = FoundRequests()

    init(_ document: DocumentLines) {
        self.document = document
        title = Self.title(of: document)
    }

    mutating func read() -> FoundRequests {
        // docutils also ends lines at other characters, after which the structure is ambiguous.
        var ambiguousLine = (0..<document.count).first { line in
            Self.otherEnds.contains { document[line].contains($0) }
        }
        var line = 0
        // The line directly below a request does not continue a paragraph.
        var begin = 0
        while line < document.count {
            let text = document[line].withoutIndent
            let indent = self.indent(line)
            if let content = text.behind(Self.keyword) {
                line = read(content, indent, from: line, ambiguousLine) + 1
                begin = line
                continue
            }
            if text.holdsRequest { found.leave(line, .insideLine) }
            let opener = text.behindMarks
            if document[line].isTableBorder {
                let end = tableEnd(line)
                // A table without an end may extend over all lines below.
                if end == nil { ambiguousLine = ambiguousLine ?? line }
                leave(line + 1..<(end ?? line) + 1, in: line)
                line = (end ?? line) + 1
            } else if opener.isTableBorder {
                // After the marker of a list this is a table as well.
                ambiguousLine = ambiguousLine ?? line
                line += 1
            } else if opener.opensLiteral(
                behindParagraph: line != begin && !document.isBlank(line - 1)
                    || opener.startIndex != text.startIndex,
                above: document.isBlank(line + 1) ? nil : document[line + 1])
            {
                let end = endOfLiteral(line, indent, isQuotable: text.endsWithColons)
                // Code ends at the first line that is not indented; the lines below it are ambiguous.
                let endOfCode =
                    !isCode(line)
                    ? line + 1
                    : (line + 1..<end).first { !document.isBlank($0) && self.indent($0) <= indent } ?? end
                let others = endOfCode..<end
                leave(others, in: line)
                ambiguousLine = ambiguousLine ?? others.first { document[$0].isTableBorder }
                line = end
            } else {
                line += 1
            }
        }
        return found
    }

    private static let keyword = ".. splitframe:"
    private static let otherEnds = [
        "\u{0B}", "\u{0C}", "\u{1C}", "\u{1D}", "\u{1E}", "\u{85}", "\u{2028}", "\u{2029}",
    ]

    private func indent(_ line: Int) -> Int { document[line].docutilsIndent }

    /// Notes the requests in a block as unanswered.
    private mutating func leave(_ lines: some Sequence<Int>, in first: Int) {
        for line in lines where document[line].withoutIndent.holdsRequest {
            found.leave(line, .insideBlock(line: first + 1))
        }
    }

    /// Whether the indented lines below a line are certainly code.
    private func isCode(_ line: Int) -> Bool {
        let text = document[line].withoutIndent
        if text.isCodeDirective { return document.isBlank(line - 1) }
        guard text.endsWithColons, document.isBlank(line + 1),
            let next = (line + 1..<document.count).first(where: { !document.isBlank($0) }),
            indent(next) > indent(line)
        else { return false }
        var first = line
        while !document.isBlank(first - 1) { first -= 1 }
        func isPlain(_ line: Int) -> Bool { !document[line].isRule && !document[line].starts(with: "..") }
        return (first...line).allSatisfy { indent($0) == indent(line) && ($0 == line || isPlain($0)) }
            && (text.count == 2 || document[first].withoutIndent.beginsParagraph)
    }

    /// The line of the document's title or first field, if nothing above it is visible; otherwise 0.
    private static func title(of document: DocumentLines) -> Int {
        let first = (0..<document.count).first { line in
            let text = document[line]
            return !text.isBlank && !text.starts(with: "..") && text.docutilsIndent == 0
        }
        guard let first else { return 0 }
        let isTitle =
            document[first].starts(with: ":") || document[first].isRule
            || first + 1 < document.count && document[first + 1].isRule
        return isTitle ? first : 0
    }

    /// - Returns: The last line of the request.
    private mutating func read(
        _ content: ArraySlice<UInt8>, _ indent: Int, from first: Int, _ ambiguousLine: Int?
    )
        -> Int
    {
        guard document.isBlank(first - 1) else {
            found.leave(first, ambiguousLine.map { .afterAmbiguousLine(line: $0 + 1) } ?? .insideParagraph)
            let end = endOfLiteral(first, indent, isQuotable: false)
            leave(first + 1..<end, in: first)
            return end - 1
        }
        var request = RequestText()
        request.add(content, of: first, in: document)
        var last = first
        while last + 1 < document.count, !document.isBlank(last + 1), self.indent(last + 1) > indent {
            last += 1
            request.add(document[last].withoutIndent, of: last, in: document)
        }
        let next = (last + 1..<max(last + 1, document.count)).first { !document.isBlank($0) }
        if let ambiguousLine {
            found.leave(first, .afterAmbiguousLine(line: ambiguousLine + 1))
        } else if let next, self.indent(next) > indent || document[next].withoutIndent.starts(with: "--") {
            found.leave(first, .aboveIndented)
            let end = endOfLiteral(first, indent, isQuotable: false)
            leave(last + 1..<end, in: first)
            return end - 1
        } else if first < title {
            found.leave(first, .inFrontOfTitle)
        } else {
            let lead = document[first].prefix(while: \.isBlank).text
            found.places.append(
                FigurePlace(
                    of: request, at: first, behind: last, in: document, prefix: lead, wantsBlankLine: true))
        }
        return last
    }

    /// The line after a block whose content is literal.
    private mutating func endOfLiteral(_ first: Int, _ indent: Int, isQuotable: Bool) -> Int {
        func endOfIndented(_ line: Int, _ indent: Int) -> Int {
            (line..<document.count).first { !document.isBlank($0) && self.indent($0) <= indent }
                ?? document.count
        }
        let end = endOfIndented(first + 1, indent)
        // Without indented lines, the block consists of lines that begin with the same mark.
        guard isQuotable, end > first + 1, (first + 1..<end).allSatisfy(document.isBlank) else { return end }
        let endOfQuoted =
            (end..<document.count).first {
                document.isBlank($0) || document[$0].withoutIndent.first?.isMark != true
            } ?? document.count
        return endOfIndented(endOfQuoted, (end..<endOfQuoted).reduce(indent) { min($0, self.indent($1)) })
    }

    /// The last line of a simple table that begins in a line; nil if it has no end, or a line does not fit its columns.
    private func tableEnd(_ first: Int) -> Int? {
        guard document.isBlank(first - 1) else { return nil }
        let gaps = document[first].withoutEnd.enumerated().filter { $0.element.isBlank }.map(\.offset)
        var borders = 0
        for line in (first + 1)..<max(first + 1, document.count) {
            let text = document[line]
            let own = gaps.prefix { $0 < text.count }
            guard text.isBlank || own.allSatisfy({ text[text.startIndex + $0].isBlank }) else { return nil }
            guard text.isTableBorder else { continue }
            // A border of another width or at another position does not belong to this table.
            guard document[line].withoutEnd.elementsEqual(document[first].withoutEnd) else { return nil }
            borders += 1
            if borders == 2 || document.isBlank(line + 1) { return line }
        }
        return nil
    }
}

extension UInt8 {
    /// Whether it is an ASCII punctuation character.
    fileprivate var isMark: Bool {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        return (0x21...0x7E).contains(self) && letter == nil && !digits.contains(self)
    }
}

extension ArraySlice<UInt8> {
    /// Whether it consists of two or more runs of equals signs.
    fileprivate var isTableBorder: Bool {
        let text = withoutIndent
        return text.starts(with: "=") && text.allSatisfy { $0 == "=" || $0.isBlank }
            && text.withoutEnd.contains { $0.isBlank }
    }

    /// Directives whose content is ordinary text of the document.
    private static let containers: Set = [
        "attention", "caution", "danger", "error", "hint", "important", "note", "tip", "warning",
        "compound", "epigraph", "highlights", "pull-quote",
    ]

    /// Whether it ends a paragraph and introduces code below.
    fileprivate var endsWithColons: Bool { withoutEnd.suffix(2).elementsEqual("::".utf8) }

    /// The column of its first non-blank character, with tab stops at every eighth column.
    fileprivate var docutilsIndent: Int {
        prefix(while: \.isBlank).reduce(0) { $1 == 0x09 ? ($0 / 8 + 1) * 8 : $0 + 1 }
    }

    /// The name of the directive that it begins; nil if it begins none.
    private var directive: String? {
        guard let rest = behind(".."), rest.first?.isBlank ?? true,
            let colons = rest.place(of: "::")
        else { return nil }
        return rest[..<colons.lowerBound].withoutIndent.text.lowercased()
    }

    fileprivate var isCodeDirective: Bool {
        directive.map { ["code", "code-block", "sourcecode", "parsed-literal", "raw", "math"].contains($0) }
            ?? false
    }

    /// Whether it contains a request after markers of lists or other constructs.
    fileprivate var holdsRequest: Bool {
        guard let place = place(of: ".. splitframe:") else { return false }
        let lead = self[..<place.lowerBound]
        return lead.first?.letter == nil && !lead.contains("`") && lead.last?.isBlank ?? true
    }

    /// The part after markers of lists, fields and the like at which a construct may begin.
    fileprivate var behindMarks: Self {
        if let dots = place(of: " ..") {
            let rest = self[(dots.lowerBound + 1)...]
            if rest.dropFirst(2).first?.isBlank ?? true { return rest }
        }
        if let border = place(of: " ="), self[border.lowerBound...].isTableBorder {
            return self[border.lowerBound...]
        }
        return self
    }

    /// Whether it is certainly a paragraph's first line: it begins with a word, not with the marker of a list.
    fileprivate var beginsParagraph: Bool {
        guard let first, first.letter != nil || first > 0x7F || first == UInt8(ascii: "`") else {
            return false
        }
        let end = prefix { !$0.isBlank }.last
        return end != "." && end != ")"
    }

    /// Whether it consists of repetitions of one punctuation character.
    fileprivate var isRule: Bool {
        guard let first, first.isMark else { return false }
        return withoutEnd.allSatisfy { $0 == first }
    }

    /// Whether the indented lines below it are literal: code, raw text, or a comment.
    ///
    /// - Parameter behindParagraph: Whether the line may continue a paragraph, in which two dots have no meaning.
    /// - Parameter next: The line below; nil if it is blank. An unknown option of a directive makes the whole directive
    ///   literal text.
    fileprivate func opensLiteral(behindParagraph: Bool, above next: Self?) -> Bool {
        if endsWithColons, behindParagraph { return true }
        if let directive { return !Self.containers.contains(directive) || next?.withoutIndent.first == ":" }
        guard let rest = behind(".."), rest.first?.isBlank ?? true else { return endsWithColons }
        return !["_", "["].contains { rest.withoutIndent.starts(with: $0) }
    }
}
