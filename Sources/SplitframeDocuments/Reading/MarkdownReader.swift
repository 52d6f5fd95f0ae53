/// Reads the requests of Markdown, and of DocC's articles and tutorials: comments of HTML and fenced blocks named
/// `splitframe` that begin at the start of a line.
///
/// In a directive of DocC a line starts where the directive's content does.
struct MarkdownReader {
    private let document: DocumentLines
    private let isDocC: Bool
    private var found = FoundRequests()
    /// The columns at which the texts of the open list items begin.
    private var items: [Int] = []
    /// The columns at which the contents of DocC's open directives begin; nil before their first line.
    private var directives: [Int?] = []
    private var isBelowText = false

    init(_ document: DocumentLines, isDocC: Bool) {
        self.document = document
        self.isDocC = isDocC
    }

    mutating func read() throws(RequestFault) -> FoundRequests {
        var line = 0
        while line < document.count { line = try read(line) + 1 }
        return found
    }

    /// Reads one line, or several that belong together, from a line on.
    ///
    /// - Returns: The last line that was read.
    private mutating func read(_ line: Int) throws(RequestFault) -> Int {
        let whole = document[line]
        guard !whole.isBlank else {
            isBelowText = false
            return line
        }
        if isDocC, let last = readDirective(line) { return last }
        let indent = indent(line)
        while let item = items.last, indent < item { items.removeLast() }
        if indent - (items.last ?? 0) >= 4 {
            // Below text it is no code.
            if isBelowText, whole.leavesOut("<!--") { found.leave(line, .indented) }
            return line
        }
        let start = whole.withoutIndent
        let text = start.isBreak ? start : whole.withoutLead
        let isAtStart = indent <= 0 && text.startIndex == start.startIndex
        let isQuoted = whole[..<text.startIndex].contains(UInt8(ascii: ">"))
        if text.startIndex > start.startIndex, !isQuoted {
            items.append(whole[..<text.startIndex].columns(tab: 4) - base)
        }
        if let fence = MarkdownFence(text) {
            isBelowText = false
            return try read(fence, from: line, isAtStart: isAtStart, isQuoted: isQuoted)
        }
        if let ends = text.htmlEnds(inParagraph: isBelowText && isAtStart) {
            isBelowText = false
            return try readHTML(text, until: ends, from: line, isAtStart: isAtStart, isQuoted: isQuoted)
        }
        if text.holdsRequest(in: "<!-- ") { found.leave(line, .insideLine) }
        isBelowText = !text.isBreak && text.first != "#"
        return line
    }

    /// The column at which lines start.
    private var base: Int { directives.last.flatMap(\.self) ?? 0 }

    private func indent(_ line: Int) -> Int {
        document[line].prefix(while: \.isBlank).columns(tab: 4) - base
    }

    /// The text of a line that continues a block; nil if the list item, quotation or directive around the block ends.
    private func inner(_ line: Int, isQuoted: Bool) -> ArraySlice<UInt8>? {
        guard line < document.count else { return nil }
        let text = document[line].withoutIndent
        if isQuoted { return text.first == ">" ? text.drop { $0 == ">" || $0.isBlank } : nil }
        return text.isEmpty || indent(line) >= (items.last ?? 0) ? text : nil
    }

    private mutating func read(
        _ fence: MarkdownFence, from first: Int, isAtStart: Bool, isQuoted: Bool
    ) throws(RequestFault) -> Int {
        if fence.name == .misspelt { found.leave(first, .misspelt("```splitframe")) }
        if fence.name == .request, !isAtStart { found.leave(first, .indented) }
        let isRequest = fence.name == .request && isAtStart
        var request = RequestText()
        var last = first
        while let text = inner(last + 1, isQuoted: isQuoted) {
            last += 1
            if indent(last) - (items.last ?? 0) < 4, fence.isClosed(by: text) {
                if isRequest { add(request, from: first, to: last) }
                return last
            }
            if isRequest { request.add(text, of: last, in: document) }
        }
        guard isRequest else { return last }
        let marks = String(repeating: Character(Unicode.Scalar(fence.mark)), count: fence.length)
        let start = document[first].withoutIndent
        throw document.fault(at: start, in: first, "The request has no end: write \(marks) below it.")
    }

    /// Reads HTML until a line contains one of some texts, or until an empty line.
    private mutating func readHTML(
        _ start: ArraySlice<UInt8>, until ends: [String], from first: Int, isAtStart: Bool, isQuoted: Bool
    ) throws(RequestFault) -> Int {
        if let comment = start.behind("<!--") {
            if let content = comment.request, isAtStart {
                let (request, last) = try document.comment(content, from: first, until: ["-->"])
                add(request, from: first, to: last)
                return last
            }
            if comment.request != nil {
                found.leave(first, .indented)
            } else if comment.resemblesRequest {
                found.leave(first, .misspelt("<!-- splitframe: {…} -->"))
            }
        }
        if start.holdsRequest(in: "<!-- ") { found.leave(first, .insideLine) }
        var text = start
        var last = first
        while true {
            let lower = text.text.lowercased()
            guard !ends.contains(where: { lower.contains($0) }),
                let next = inner(last + 1, isQuoted: isQuoted), !(ends.isEmpty && next.isBlank),
                !(isDocC && next.isDirective)
            else { return last }
            text = next
            last += 1
            if text.contains("<!-- splitframe:") { found.leave(last, .insideHTML(line: first + 1)) }
        }
    }

    /// Adds a request, with the answer below it.
    private mutating func add(_ request: RequestText, from first: Int, to last: Int) {
        found.places.append(
            FigurePlace(of: request, at: first, behind: last, in: document, wantsBlankLine: true))
    }

    // MARK: DocC

    /// Reads a line that opens or closes a directive of DocC, or a comment of DocC.
    ///
    /// - Returns: The last line that was read; nil if it is any other line.
    private mutating func readDirective(_ line: Int) -> Int? {
        let text = document[line].withoutIndent.withoutEnd
        if text.elementsEqual("}".utf8), !directives.isEmpty {
            directives.removeLast()
        } else {
            if let last = directives.indices.last, directives[last] == nil {
                directives[last] = document[line].prefix(while: \.isBlank).columns(tab: 4)
            }
            guard text.isDirective else { return nil }
            if text.starts(with: "@Comment"), text.contains(UInt8(ascii: "{")) { return readComment(line) }
            if text.last == "{" { directives.append(nil) }
        }
        (items, isBelowText) = ([], false)
        return line
    }

    /// Reads a comment of DocC, up to its closing brace.
    private mutating func readComment(_ first: Int) -> Int {
        (items, isBelowText) = ([], false)
        var depth = 0
        for line in first..<document.count {
            let text = document[line]
            if text.contains("splitframe:") { found.leave(line, .comment) }
            depth += text.count { $0 == "{" } - text.count { $0 == "}" }
            if depth <= 0 { return line }
        }
        return document.count - 1
    }
}

/// The opening line of a fenced block.
struct MarkdownFence: Hashable {
    enum Name { case request, misspelt, other }

    let mark: UInt8
    let length: Int
    /// Whether the block is a request, or looks like one.
    let name: Name

    /// Nil if the text does not open a block.
    init?(_ text: ArraySlice<UInt8>) {
        guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
        length = text.prefix { $0 == mark }.count
        self.mark = mark
        let info = text.dropFirst(length).withoutIndent
        if length < 3 || mark == "`" && info.contains(mark) { return nil }
        let word = info.prefix { !$0.isBlank }
        let letters = word.filter { $0.letter != nil }[...].text.lowercased()
        name = word.elementsEqual("splitframe".utf8) ? .request : letters == "splitframe" ? .misspelt : .other
    }

    /// Whether a text closes the block.
    func isClosed(by text: ArraySlice<UInt8>) -> Bool {
        let count = text.prefix { $0 == mark }.count
        return count >= length && text.dropFirst(count).isBlank
    }
}

extension ArraySlice<UInt8> {
    /// Whether it is a thematic break: three or more equal marks, with only blanks between them.
    fileprivate var isBreak: Bool {
        guard let mark = first, mark == "*" || mark == "-" || mark == "_" else { return false }
        return allSatisfy { $0 == mark || $0.isBlank } && count(where: { $0 == mark }) >= 3
    }

    /// Whether it begins or ends a directive of DocC.
    fileprivate var isDirective: Bool {
        withoutEnd.elementsEqual("}".utf8) || first == "@" && dropFirst().first?.letter != nil
    }

    /// The texts of which one ends the HTML at its start, none for an empty line; nil if it does not start with HTML.
    ///
    /// - Parameter inParagraph: Whether the HTML follows a paragraph, which it would have to end.
    fileprivate func htmlEnds(inParagraph: Bool) -> [String]? {
        guard first == "<" else { return nil }
        for (start, end) in [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>")] where starts(with: start) {
            return [end]
        }
        if starts(with: "<!"), dropFirst(2).first?.letter != nil { return [">"] }
        let isEnd = starts(with: "</")
        let name = dropFirst(isEnd ? 2 : 1).prefix(while: \.isNamePart)
        guard name.first?.letter != nil else { return nil }
        let next = self[name.endIndex...].first
        let element = name.text.lowercased()
        let ends = next.map { $0.isBlank || $0 == UInt8(ascii: ">") } ?? true
        if ends, !isEnd, ["script", "pre", "style", "textarea"].contains(element) {
            return ["</script>", "</pre>", "</style>", "</textarea>"]
        }
        if ends || next == "/", Self.blockElements.contains(element) { return [] }
        // Any other tag that fills its line.
        let tag = withoutEnd
        return !inParagraph && tag.last == ">" && tag.count { $0 == "<" } == 1 ? [] : nil
    }

    /// Elements that end a paragraph.
    private static let blockElements = Set(
        """
        address article aside base basefont blockquote body caption center col colgroup dd details dialog \
        dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr \
        html iframe legend li link main menu menuitem nav noframes ol optgroup option p param section source \
        summary table tbody td tfoot th thead title tr track ul
        """.split(separator: " ").map(String.init))
}
