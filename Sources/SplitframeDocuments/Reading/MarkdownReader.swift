/// Reads the requests of Markdown, and of DocC's articles and tutorials: comments at the start of a line, and fenced
/// blocks named `splitframe`.
///
/// It parses blocks as CommonMark does, because only they tell comments from text and code.
struct MarkdownReader {
    private enum Container {
        case quote
        /// An item of a list, with the indentation of its text in columns.
        case item(Int, isEmpty: Bool)
        /// A directive of DocC; its first line determines the indentation of its text.
        case directive(Int?)
    }

    private enum Leaf {
        case none
        case paragraph
        case fence(MarkdownFence, line: Int)
        /// HTML until a line contains one of some texts, or until an empty line.
        case html([String], OpenRequest?)
    }

    /// The start of a request in a comment that has not ended yet.
    private struct OpenRequest {
        var line: Int
        var column: Int
    }

    /// The maximum nesting of containers, because each line is matched against all that contain it.
    private static let mostContainers = 100

    private let document: DocumentLines
    private let isDocC: Bool
    private var found = FoundRequests()
    private var containers: [Container] = []
    private var leaf = Leaf.none
    /// The text of the leaf's request so far; stored outside the leaf, which would be copied for every line.
    private var request = RequestText()
    private var html = HTMLState.text
    /// The line in which the present HTML construct began.
    private var htmlLine = 0
    private var inside: PicturelessElement?
    /// Whether the paragraph contains backticks that are still open.
    private var hasOpenCode = false

    init(_ document: DocumentLines, isDocC: Bool) {
        self.document = document
        self.isDocC = isDocC
    }

    mutating func read() throws(RequestFault) -> FoundRequests {
        var line = 0
        while line < document.count, containers.count <= Self.mostContainers {
            if isDocC, let next = try readDirective(line) { line = next } else { try read(line) }
            line += 1
        }
        try endLeaf()
        for rest in line..<document.count where document[rest].contains("splitframe:") {
            found.leave(rest, .afterAmbiguousLine(line: line))
        }
        return found
    }

    private mutating func read(_ line: Int) throws(RequestFault) {
        var cursor = MarkdownCursor(document[line])
        let depth = enter(&cursor)
        let isInside = depth == containers.count
        if isInside, try goOn(line, cursor) { return }
        var isLazy = if case .paragraph = leaf { true } else { false }
        var isInParagraph = isLazy && isInside
        var open = Array(containers[..<depth])
        while !cursor.isBlank, open.count <= Self.mostContainers {
            let text = cursor.text
            if cursor.indent >= 4 {
                if isLazy {
                    if text.behind("<!--")?.request != nil { found.leave(line, .indented) }
                    break
                }
                return try set(.none, open)
            }
            if text.first == ">" {
                cursor.pass(1)
                cursor.passBlanks(1)
                open.append(.quote)
            } else if text.isHeading || isInParagraph && text.isUnderline || text.isBreak {
                return try set(.none, open)
            } else if let fence = MarkdownFence(text) {
                return try set(.fence(fence, line: line), open)
            } else if let ends = text.htmlEnd(inParagraph: isInParagraph) {
                try set(.none, open)
                return try beginHTML(text, ends, line)
            } else if let mark = text.itemMark, !isInParagraph || mark.endsParagraph {
                let indent = cursor.indent
                cursor.pass(mark.width)
                let gap = cursor.isBlank || cursor.indent > 4 ? 1 : cursor.indent
                cursor.passBlanks(gap)
                open.append(.item(indent + mark.width + gap, isEmpty: cursor.isBlank))
            } else {
                break
            }
            (isLazy, isInParagraph) = (false, false)
        }
        if isLazy, !cursor.isBlank { return readText(cursor.text, line) }
        try set(cursor.isBlank ? .none : .paragraph, open)
        readText(cursor.text, line)
    }

    /// Matches the containers that a line continues.
    ///
    /// - Returns: The number of matched containers.
    private mutating func enter(_ cursor: inout MarkdownCursor) -> Int {
        for index in containers.indices {
            switch containers[index] {
            case .quote:
                guard cursor.indent < 4, cursor.text.first == ">" else { return index }
                cursor.pass(1)
                cursor.passBlanks(1)
            case .item(let width, let isEmpty):
                guard cursor.isBlank ? !isEmpty : cursor.indent >= width else { return index }
                cursor.passBlanks(width)
                containers[index] = .item(width, isEmpty: false)
            case .directive(let width):
                guard !cursor.isBlank else { continue }
                containers[index] = .directive(width ?? cursor.indent)
                cursor.passBlanks(width ?? cursor.indent)
            }
        }
        return containers.count
    }

    /// Continues a fenced block or HTML; false if none is open.
    private mutating func goOn(_ line: Int, _ cursor: MarkdownCursor) throws(RequestFault) -> Bool {
        switch leaf {
        case .none, .paragraph: return false
        case .fence(let fence, let first):
            if cursor.indent < 4, fence.isClosed(by: cursor.text) {
                leaf = .none
                if fence.isRequest { add(request, from: first, to: line) }
            } else if fence.isRequest {
                request.add(cursor.text.text, line: line + 1, column: column(of: cursor.text, line))
            }
            return true
        case .html(let ends, let open):
            if ends == [""], cursor.isBlank {
                leaf = .none
                return true
            }
            if open == nil, cursor.text.contains("<!-- splitframe:") { found.leave(line, .insideHTML) }
            try goOn(cursor.text, ends, open, line)
            return true
        }
    }

    private mutating func beginHTML(_ text: ArraySlice<UInt8>, _ ends: [String], _ line: Int)
        throws(RequestFault)
    {
        guard let comment = text.behind("<!--"), let content = comment.request else {
            return try goOn(text, ends, nil, line)
        }
        switch html {
        case .text: break
        case .comment, .declaration, .tag: found.leave(line, .insideHTML)
        case .raw, .either, .ambiguous: found.leave(line, .afterAmbiguousLine(line: htmlLine + 1))
        }
        if html == .text, let inside { found.leave(line, .insideBlock(line: inside.line + 1)) }
        guard html == .text, inside == nil else { return try goOn(text, ends, nil, line) }
        html = .comment
        try goOn(content, ends, OpenRequest(line: line, column: column(of: text, line)), line)
    }

    /// Reads a line of HTML, which may be part of a request.
    private mutating func goOn(
        _ text: ArraySlice<UInt8>, _ ends: [String], _ open: OpenRequest?, _ line: Int
    ) throws(RequestFault) {
        let lower = text.text.lowercased()
        let isEnd = ends != [""] && ends.contains { lower.contains($0) }
        if html == .text { htmlLine = line }
        for tag in html.read(text) { PicturelessElement.pass(tag, line, &inside) }
        guard let open else {
            leaf = isEnd ? .none : .html(ends, nil)
            return
        }
        let end = text.firstRange(of: Array("-->".utf8))
        let content = text[..<(end?.lowerBound ?? text.endIndex)]
        request.add(content.text, line: line + 1, column: column(of: content, line))
        leaf = .html(ends, open)
        guard let end else { return }
        leaf = .none
        guard text[end.upperBound...].isBlank else {
            throw RequestFault(
                (line + 1, column(of: text[end.upperBound...], line)),
                "Nothing may stand behind a request: write its picture on a line of its own.")
        }
        add(request, from: open.line, to: line)
    }

    /// Ends the open leaf, and begins another.
    private mutating func set(_ new: Leaf, _ open: [Container]) throws(RequestFault) {
        try endLeaf()
        (leaf, containers, hasOpenCode) = (new, open, false)
        request = RequestText()
    }

    private func endLeaf() throws(RequestFault) {
        switch leaf {
        case .html(_, let open?):
            throw RequestFault(
                (open.line + 1, open.column), "The request has no end: write --> behind it.")
        case .fence(let fence, let line) where fence.isRequest:
            let marks = String(repeating: Character(Unicode.Scalar(fence.mark)), count: fence.length)
            let column = column(of: document[line].drop { $0 != fence.mark }, line)
            throw RequestFault((line + 1, column), "The request has no end: write \(marks) below it.")
        case .none, .paragraph, .fence, .html: return
        }
    }

    /// Notes HTML that a line of a paragraph opens, and texts that only look like requests.
    private mutating func readText(_ text: ArraySlice<UInt8>, _ line: Int) {
        guard text.contains(UInt8(ascii: "<")) || text.contains(UInt8(ascii: "`")) else { return }
        let (outside, isOpen) = text.withoutCodeSpans
        // A code span that began in an earlier line may end here.
        let plain = hasOpenCode ? text : outside
        hasOpenCode = hasOpenCode || isOpen
        if plain.dropFirst().contains("<!-- splitframe:") { found.leave(line, .insideLine) }
        guard html == .text else {
            for tag in html.read(plain) { PicturelessElement.pass(tag, line, &inside) }
            return
        }
        var state = html
        for tag in state.read(plain) { PicturelessElement.pass(tag, line, &inside) }
        // An incomplete tag is text.
        switch state {
        case .raw, .either: (html, htmlLine) = (state, line)
        case .text, .tag, .comment, .declaration, .ambiguous: break
        }
    }

    private func column(of text: ArraySlice<UInt8>, _ line: Int) -> Int {
        document.bytes[document.lines[line].start..<text.startIndex].text.count + 1
    }

    /// Adds a request, with the answer below it.
    private mutating func add(_ request: RequestText, from first: Int, to last: Int) {
        let lead = document[first].prefix { $0 != "<" && $0 != "`" && $0 != "~" && $0 != "@" }
        let prefix = String(decoding: lead.map { $0 == ">" || $0.isBlank ? $0 : 0x20 }, as: UTF8.self)
        found.places.append(
            FigurePlace(
                of: request, at: first, behind: last, in: document, prefix: prefix, wantsBlankLine: true))
    }
}

// MARK: DocC

extension MarkdownReader {
    /// Reads a line that opens or closes a directive of DocC, or a request in a separate comment.
    ///
    /// - Returns: The last line of the directive's part; nil for any other line.
    private mutating func readDirective(_ line: Int) throws(RequestFault) -> Int? {
        if case .fence = leaf { return nil }
        if case .html(_, .some) = leaf { return nil }
        let text = document[line].withoutIndent.withoutEnd
        let last = containers.lastIndex { if case .directive = $0 { true } else { false } }
        if text.elementsEqual("}".utf8), let last {
            try set(.none, Array(containers[..<last]))
            return line
        }
        guard text.first == "@", text.dropFirst().first?.letter != nil else { return nil }
        let indent = MarkdownCursor(document[line]).indent
        var open = Array(containers[..<(last.map { $0 + 1 } ?? 0)])
        if let last, case .directive(nil) = open[last] { open[last] = .directive(indent) }
        try set(.none, open)
        if let comment = text.behind("@Comment") {
            let content = comment.withoutIndent
            if content.last == "}", let inside = content.behind("{")?.dropLast(), let request = inside.request
            {
                var json = RequestText()
                json.add(request.text, line: line + 1, column: column(of: request, line))
                add(json, from: line, to: line)
                return line
            }
            if content.first == "{", content.last != "}" { return skipComment(line) }
        }
        if text.last == "{" { containers.append(.directive(nil)) }
        return line
    }

    /// Skips a comment of several lines.
    private mutating func skipComment(_ first: Int) -> Int {
        var depth = 0
        var last = first
        while last < document.count {
            let text = document[last]
            if text.contains("splitframe:") { found.leave(first, .severalLines) }
            depth += text.count { $0 == "{" } - text.count { $0 == "}" }
            if depth <= 0 { break }
            last += 1
        }
        return min(last, document.count - 1)
    }
}

extension ArraySlice<UInt8> {
    /// The content after the keyword of a request; nil without the keyword.
    var request: Self? { withoutIndent.behind("splitframe:") }

    /// The text without code spans, which are between equal runs of backticks.
    ///
    /// - Returns: The text, and whether it contains backticks that are not closed.
    fileprivate var withoutCodeSpans: (outside: Self, isOpen: Bool) {
        guard contains(UInt8(ascii: "`")) else { return (self, false) }
        // The start of the last run of each length, so that unclosed runs are found without another search.
        var lastRuns: [Int: Int] = [:]
        var runs = self
        while let start = runs.firstIndex(of: UInt8(ascii: "`")) {
            let run = runs[start...].prefix { $0 == "`" }
            lastRuns[run.count] = start
            runs = runs[run.endIndex...]
        }
        var plain: [UInt8] = []
        var rest = self
        var isOpen = false
        while let start = rest.firstIndex(of: UInt8(ascii: "`")) {
            plain += rest[..<start]
            let isEscaped = rest[..<start].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
            let ticks = rest[start...].prefix { $0 == "`" }.dropFirst(isEscaped ? 1 : 0)
            rest = rest[ticks.endIndex...]
            if ticks.isEmpty { continue }
            var behind = rest
            var isClosed = false
            while let last = lastRuns[ticks.count], last >= behind.startIndex,
                let next = behind.firstIndex(of: UInt8(ascii: "`"))
            {
                let others = behind[next...].prefix { $0 == "`" }
                behind = behind[others.endIndex...]
                if others.count == ticks.count {
                    rest = behind
                    isClosed = true
                    break
                }
            }
            isOpen = isOpen || !isClosed
        }
        return ((plain + rest)[...], isOpen)
    }
}
