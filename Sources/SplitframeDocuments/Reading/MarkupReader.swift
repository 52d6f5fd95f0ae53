/// Reads the requests of Markdown, of DocC's articles and tutorials, and of HTML: comments that begin a line and,
/// but in HTML, fenced blocks.
///
/// It knows as much of these as is needed to pass over what only looks like a request: other comments, other fenced
/// blocks, code, raw HTML.
struct MarkupReader {
    private let document: DocumentLines
    private let syntax: DocumentSyntax
    private var places: [FigurePlace] = []
    private var index = 0
    /// The columns at which the words of open list items begin.
    private var lists: [Int] = []
    private var quotes = 0
    private var isInParagraph = false
    /// How many of DocC's directives are open, in which indentation means nothing.
    private var directives = 0

    init(_ document: DocumentLines, _ syntax: DocumentSyntax) {
        self.document = document
        self.syntax = syntax
    }

    mutating func read() throws(RequestFault) -> [FigurePlace] {
        while index < document.count { try readLine() }
        return places
    }

    private mutating func readLine() throws(RequestFault) {
        let text = document.text(index)
        var line = MarkdownLine(text)
        guard !line.isBlank else {
            isInParagraph = false
            index += 1
            return
        }
        if syntax != .html {
            if line.quotes != quotes {
                lists = []
                quotes = line.quotes
            }
            while let column = lists.last, line.indent < column { lists.removeLast() }
            if isCode(line) {
                index += 1
                return
            }
            for column in line.enterLists(in: text) { lists.append(column) }
            if let fence = MarkdownFence(line.words) { return try readFence(fence, line) }
        }
        if line.words.hasPrefix("<!--") { return try readComment(line) }
        if let tag = ["pre", "script", "style", "textarea"].first(where: { line.words.opens($0) }) {
            return skip(untilClosing: tag)
        }
        if syntax.namesVariants {
            if line.words.hasPrefix("@Comment") { return try readDirective(line) }
            if line.words.hasPrefix("@"), line.words.last == "{" { directives += 1 }
            if line.words == "}" { directives = max(0, directives - 1) }
        }
        isInParagraph = !line.words.hasPrefix("#")
        index += 1
    }

    /// Whether a line is code because of the blanks in front of it.
    private func isCode(_ line: MarkdownLine) -> Bool {
        syntax != .tutorial && directives == 0 && !isInParagraph && line.indent - (lists.last ?? 0) >= 4
    }

    private mutating func readFence(_ fence: MarkdownFence, _ opening: MarkdownLine) throws(RequestFault) {
        let first = index
        let base = lists.last ?? 0
        var request = RequestText()
        isInParagraph = false
        index += 1
        while index < document.count {
            let line = MarkdownLine(document.text(index))
            // A block ends with what it stands in.
            if line.quotes < opening.quotes || !line.isBlank && directives == 0 && line.indent < base {
                break
            }
            if line.indent - base < 4 || directives > 0, fence.isClosed(by: line.words) {
                if fence.isRequest { add(request, from: first, to: index, opening) }
                index += 1
                return
            }
            request.add(line.words, line: index + 1, column: line.column)
            index += 1
        }
        if fence.isRequest {
            throw RequestFault(
                (first + 1, opening.column),
                "The request has no end: write \(String(repeating: fence.mark, count: fence.length)) below it."
            )
        }
    }

    private mutating func readComment(_ opening: MarkdownLine) throws(RequestFault) {
        let first = index
        var rest = opening.words.dropFirst(4)
        var column = opening.column + 4
        let isRequest = rest.drop(while: \.isWhitespace).hasPrefix(Self.keyword)
        if isRequest {
            let lead = rest.prefix(while: \.isWhitespace).count + Self.keyword.count
            rest = rest.dropFirst(lead)
            column += lead
        }
        var request = RequestText()
        isInParagraph = false
        while true {
            if let end = rest.firstRange(of: "-->") {
                request.add(rest[..<end.lowerBound], line: index + 1, column: column)
                if isRequest {
                    guard rest[end.upperBound...].allSatisfy(\.isWhitespace) else {
                        throw RequestFault(
                            (index + 1, column + rest[..<end.upperBound].count),
                            "Nothing may stand behind a request: write its picture on a line of its own.")
                    }
                    add(request, from: first, to: index, opening)
                }
                index += 1
                return
            }
            request.add(rest, line: index + 1, column: column)
            index += 1
            guard index < document.count else { break }
            let line = MarkdownLine(document.text(index))
            rest = line.words
            column = line.column
        }
        if isRequest {
            throw RequestFault((first + 1, opening.column), "The request has no end: write --> behind it.")
        }
    }

    /// A comment of DocC's own: `@Comment { splitframe: … }`.
    private mutating func readDirective(_ opening: MarkdownLine) throws(RequestFault) {
        let first = index
        var request = RequestText()
        var depth = 0
        var said = ""
        while index < document.count {
            let line = MarkdownLine(document.text(index))
            said += said.isEmpty ? String(line.words) : "\n" + line.words
            depth += line.words.count { $0 == "{" } - line.words.count { $0 == "}" }
            request.add(line.words, line: index + 1, column: line.column)
            index += 1
            if depth <= 0 { break }
        }
        isInParagraph = false
        let content = said.dropFirst("@Comment".count).drop { $0.isWhitespace || $0 == "{" }
        guard content.hasPrefix(Self.keyword) else { return }
        guard depth == 0 else {
            throw RequestFault((first + 1, opening.column), "The request has no end: write } behind it.")
        }
        index -= 1
        add(request.inside(after: Self.keyword), from: first, to: index, opening)
        index += 1
    }

    private mutating func skip(untilClosing tag: String) {
        while index < document.count, !document.text(index).lowercased().contains("</\(tag)") { index += 1 }
        isInParagraph = false
        index += 1
    }

    private static let keyword = "splitframe:"

    /// Notes a request, with what answers it below.
    private mutating func add(_ request: RequestText, from first: Int, to last: Int, _ opening: MarkdownLine)
    {
        var place = FigurePlace(
            of: request, at: first, behind: last, in: document,
            prefix: syntax == .html ? String(opening.lead) : opening.prefix, wantsBlankLine: syntax != .html)
        var below = last + 1
        if below < document.count, MarkdownLine(document.text(below)).isBlank {
            place.isDetached = true
            below += 1
        }
        if let (markup, end) = ImageMarkup.read(from: below, in: document, syntax) {
            place.take(markup, lines: below...end, of: document)
        } else {
            place.isDetached = false
        }
        places.append(place)
    }
}

extension Substring {
    /// Whether the text begins with a tag.
    fileprivate func opens(_ tag: String) -> Bool {
        guard first == "<", dropFirst().lowercased().hasPrefix(tag) else { return false }
        let next = dropFirst(tag.count + 1).first
        return next == nil || next == ">" || next?.isWhitespace == true
    }
}
