/// Reads the requests of Markdown, and of DocC's articles and tutorials: comments at the start of a line, and fenced
/// blocks named `splitframe`.
///
/// It parses blocks as CommonMark does, because only the blocks distinguish comments from text and code.
struct MarkdownReader {
    fileprivate enum Container {
        case quote
        /// An item of a list, with the indentation of its text in columns.
        case item(Int, isEmpty: Bool)
        /// A directive of DocC; its first line determines the indentation of its text.
        case directive(Int?)
    }

    /// The maximum nesting of containers, because each line is matched against all that contain it.
    private static let mostContainers = 100

    private let document: DocumentLines
    private let isDocC: Bool
    private var found = FoundRequests()
    private var containers: [Container] = []
    private var isInParagraph = false
    /// Whether the end of a container has just ended a fence, in which DocC still sees no directive.
    private var isFenceUnclosed = false
    private var html = HTMLState.text
    /// The line in which the present HTML construct began.
    private var htmlLine = 0
    private var inside: PicturelessElement?
    /// Whether the paragraph contains backticks that may still be open.
    private var hasOpenCode = false

    init(_ document: DocumentLines, isDocC: Bool) {
        self.document = document
        self.isDocC = isDocC
    }

    mutating func read() throws(RequestFault) -> FoundRequests {
        var line = 0
        while line < document.count, containers.count <= Self.mostContainers {
            let isDirective = isDirective(line) && !isFenceUnclosed
            isFenceUnclosed = false
            line = (isDirective ? readDirective(line) : try read(line)) + 1
        }
        for rest in line..<document.count where document[rest].contains("splitframe:") {
            found.leave(rest, .afterAmbiguousLine(line: line))
        }
        return found
    }

    /// Reads one line, or several that belong together, from a line on.
    ///
    /// - Returns: The last line that was read.
    private mutating func read(_ line: Int) throws(RequestFault) -> Int {
        var cursor = MarkdownCursor(document[line])
        let depth = enter(&cursor)
        var isLazy = isInParagraph
        var isBelowText = isLazy && depth == containers.count
        var open = Array(containers[..<depth])
        while !cursor.isBlank, open.count <= Self.mostContainers {
            let text = cursor.text
            if cursor.indent >= 4 {
                if isLazy {
                    if text.behind("<!--")?.request != nil { found.leave(line, .indented) }
                    break
                }
                endParagraph(in: open)
                return line
            }
            if text.first == ">" {
                cursor.pass(1)
                cursor.passBlanks(1)
                open.append(.quote)
            } else if text.isHeading || isBelowText && text.isUnderline || text.isBreak {
                endParagraph(in: open)
                return line
            } else if let fence = MarkdownFence(text) {
                endParagraph(in: open)
                return try read(fence, from: line)
            } else if let ends = text.htmlEnds(inParagraph: isBelowText) {
                endParagraph(in: open)
                return try readHTML(text, until: ends, from: line)
            } else if let mark = text.itemMark, !isBelowText || mark.endsParagraph {
                let indent = cursor.indent
                cursor.pass(mark.width)
                let gap = cursor.isBlank || cursor.indent > 4 ? 1 : cursor.indent
                cursor.passBlanks(gap)
                open.append(.item(indent + mark.width + gap, isEmpty: cursor.isBlank))
            } else {
                break
            }
            (isLazy, isBelowText) = (false, false)
        }
        if !isLazy || cursor.isBlank {
            endParagraph(in: open)
            isInParagraph = !cursor.isBlank
        }
        readText(cursor.text, line)
        return line
    }

    private mutating func endParagraph(in open: [Container]) {
        (containers, isInParagraph, hasOpenCode) = (open, false, false)
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

    /// A line inside all open containers; nil if one of them ends before it.
    private mutating func inner(_ line: Int) -> MarkdownCursor? {
        guard line < document.count else { return nil }
        var cursor = MarkdownCursor(document[line])
        return enter(&cursor) == containers.count ? cursor : nil
    }

    private mutating func read(_ fence: MarkdownFence, from first: Int) throws(RequestFault) -> Int {
        if fence.isRequest, let reason { found.leave(first, reason) }
        let isAnswered = fence.isRequest && reason == nil
        var request = RequestText()
        var last = first
        while let cursor = inner(last + 1) {
            last += 1
            if cursor.indent < 4, fence.isClosed(by: cursor.text) {
                if isAnswered { add(request, from: first, to: last) }
                return last
            }
            if isAnswered { request.add(cursor.text, of: last, in: document) }
        }
        guard isAnswered else {
            isFenceUnclosed = true
            return last
        }
        let marks = String(repeating: Character(Unicode.Scalar(fence.mark)), count: fence.length)
        let start = document[first].drop { $0 != fence.mark }
        throw document.fault(at: start, in: first, "The request has no end: write \(marks) below it.")
    }

    /// Reads HTML until a line contains one of some texts, or until an empty line.
    private mutating func readHTML(
        _ start: ArraySlice<UInt8>, until ends: [String], from first: Int
    ) throws(RequestFault) -> Int {
        if let content = start.behind("<!--")?.request {
            guard let reason else {
                let (request, last) = try document.comment(content, from: first, until: ["-->"]) {
                    inner($0)?.text
                }
                add(request, from: first, to: last)
                return last
            }
            found.leave(first, reason)
        }
        var text = start
        var last = first
        while true {
            let lower = text.text.lowercased()
            if html == .text { htmlLine = last }
            for tag in html.read(text) { PicturelessElement.pass(tag, last, &inside) }
            guard !ends.contains(where: { lower.contains($0) }), let next = inner(last + 1),
                !(ends.isEmpty && next.isBlank), !isDirective(last + 1)
            else { return last }
            text = next.text
            last += 1
            if text.contains("<!-- splitframe:") { found.leave(last, .insideHTML) }
        }
    }

    /// The reason why no request is answered here; nil if there is none.
    private var reason: UnansweredRequest.Reason? {
        switch html {
        case .text: inside.map { .insideBlock(line: $0.line + 1) }
        case .comment, .declaration, .tag: .insideHTML
        case .raw, .either, .ambiguous: .afterAmbiguousLine(line: htmlLine + 1)
        }
    }

    /// Notes HTML that a line of a paragraph opens, and texts that only look like requests.
    private mutating func readText(_ text: ArraySlice<UInt8>, _ line: Int) {
        let outside = text.withoutCodeSpans
        // A code span that began in an earlier line may end here.
        let plain = hasOpenCode ? text : outside ?? text
        hasOpenCode = hasOpenCode || outside == nil
        guard plain.contains(UInt8(ascii: "<")) else { return }
        if plain.dropFirst().contains("<!-- splitframe:") { found.leave(line, .insideLine) }
        let wasText = html == .text
        for tag in html.read(plain) { PicturelessElement.pass(tag, line, &inside) }
        guard wasText else { return }
        htmlLine = line
        switch html {
        case .raw, .either: return
        // An incomplete tag is text, or goes on in the next line.
        case .tag(let tag) where HTMLState.content(of: tag.element) != .text: html = .ambiguous
        case .text, .tag, .comment, .declaration, .ambiguous: html = .text
        }
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
    /// Whether a line opens or closes a directive of DocC, or is one.
    private func isDirective(_ line: Int) -> Bool {
        guard isDocC else { return false }
        let text = document[line].withoutIndent.withoutEnd
        return text.elementsEqual("}".utf8) && containers.contains(where: \.isDirective)
            || text.first == "@" && text.dropFirst().first?.letter != nil
    }

    /// Reads a line of a directive, or a request in a separate comment.
    ///
    /// - Returns: The last line that was read.
    private mutating func readDirective(_ line: Int) -> Int {
        let text = document[line].withoutIndent.withoutEnd
        let last = containers.lastIndex(where: \.isDirective)
        endParagraph(in: Array(containers[..<(last.map { $0 + 1 } ?? 0)]))
        if text.first == "}" {
            containers.removeLast()
            return line
        }
        if let last, case .directive(nil) = containers[last] {
            containers[last] = .directive(MarkdownCursor(document[line]).indent)
        }
        if let comment = text.behind("@Comment") {
            let content = comment.withoutIndent
            if content.last == "}", let inside = content.behind("{")?.dropLast(), let request = inside.request
            {
                var json = RequestText()
                json.add(request, of: line, in: document)
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
        for line in first..<document.count {
            let text = document[line]
            if text.contains("splitframe:") { found.leave(first, .severalLines) }
            depth += text.count { $0 == "{" } - text.count { $0 == "}" }
            if depth <= 0 { return line }
        }
        return document.count - 1
    }
}

extension MarkdownReader.Container {
    fileprivate var isDirective: Bool { if case .directive = self { true } else { false } }
}

extension ArraySlice<UInt8> {
    /// The content after the keyword of a request; nil without the keyword.
    var request: Self? { withoutIndent.behind("splitframe:") }

    /// The text without code spans; nil if the spans cannot be determined from this line alone.
    fileprivate var withoutCodeSpans: Self? {
        guard contains(UInt8(ascii: "`")) else { return self }
        var plain: [UInt8] = []
        var rest = self
        var length: Int?
        var isCode = false
        while let start = rest.firstIndex(of: UInt8(ascii: "`")) {
            let ticks = rest[start...].prefix { $0 == "`" }
            guard ticks.count == length ?? ticks.count, rest[..<start].last != "\\" else { return nil }
            length = ticks.count
            if !isCode { plain += rest[..<start] }
            isCode.toggle()
            rest = rest[ticks.endIndex...]
        }
        return isCode ? nil : (plain + rest)[...]
    }
}
