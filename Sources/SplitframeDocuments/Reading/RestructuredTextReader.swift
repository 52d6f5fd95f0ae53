import SplitframeJSON

/// Reads the requests of reStructuredText: comments, `.. splitframe: …`, whose JSON may go on in indented lines.
struct RestructuredTextReader {
    private let document: DocumentLines

    init(_ document: DocumentLines) { self.document = document }

    func read() throws(RequestFault) -> [FigurePlace] {
        var places: [FigurePlace] = []
        var index = 0
        while index < document.count {
            let line = MarkdownLine(document.text(index))
            let first = index
            index += 1
            if line.words.hasPrefix(Self.keyword) {
                var request = RequestText()
                request.add(
                    line.words.dropFirst(Self.keyword.count), line: first + 1,
                    column: line.column + Self.keyword.count)
                while index < document.count {
                    let more = MarkdownLine(document.text(index))
                    guard !more.isBlank, more.indent > line.indent else { break }
                    request.add(more.words, line: index + 1, column: more.column)
                    index += 1
                }
                places.append(place(of: request, first, index - 1, line))
            } else if Self.opensLiteral(line.words) {
                while index < document.count {
                    let inner = MarkdownLine(document.text(index))
                    guard inner.isBlank || inner.indent > line.indent else { break }
                    index += 1
                }
            }
        }
        return places
    }

    private func place(of request: RequestText, _ first: Int, _ last: Int, _ line: MarkdownLine)
        -> FigurePlace
    {
        var place = FigurePlace(
            of: request, at: first, behind: last, in: document, prefix: String(line.lead),
            wantsBlankLine: true)
        var below = last + 1
        if below < document.count, document.isBlank(below) {
            place.isDetached = true
            below += 1
        }
        let start = below
        var mark: String?
        if below < document.count, let own = Self.mark(document.text(below)) {
            mark = own
            below += 1
        }
        var lines: [Substring] = []
        while below < document.count {
            let next = MarkdownLine(document.text(below))
            let belongs =
                lines.isEmpty
                ? next.indent == line.indent : next.indent > line.indent && next.words.first == ":"
            guard belongs else { break }
            lines.append(next.words)
            below += 1
        }
        if let markup = ImageMarkup(restructuredText: lines, mark: mark) {
            place.take(markup, lines: start...(below - 1), of: document)
        } else {
            place.isDetached = false
        }
        return place
    }

    private static let keyword = ".. splitframe:"

    private static func mark(_ line: String) -> String? {
        let words = MarkdownLine(line).words
        return words.hasPrefix(".. generated ") ? String(words.dropFirst(13)) : nil
    }

    /// Whether indented lines below are taken as they are: code, raw text, or a comment.
    private static func opensLiteral(_ words: Substring) -> Bool {
        guard words.hasPrefix("..") else { return words.hasSuffix("::") }
        let rest = words.dropFirst(2).drop(while: \.isWhitespace)
        guard let colons = rest.firstRange(of: "::") else {
            return !rest.hasPrefix("_") && !rest.hasPrefix("[")
        }
        let literal = [
            "code", "code-block", "sourcecode", "parsed-literal", "raw", "math", "highlight", "csv-table",
        ]
        return literal.contains(String(rest[..<colons.lowerBound]))
    }
}
