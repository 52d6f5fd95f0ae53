import SplitframeFiles

/// Reads the requests of reStructuredText: comments, `.. splitframe: …`, whose JSON may continue in indented lines.
struct RestructuredTextReader {
    private let document: DocumentLines
    private var found = FoundRequests()
    /// The column of the text whose deeper lines are code; nil outside.
    private var code: Int?
    /// Whether a paragraph that ends in two colons has just ended: the lines below are code, indented or not.
    private var isBelowColons = false

    init(_ document: DocumentLines) { self.document = document }

    mutating func read() -> FoundRequests {
        var line = 0
        // The lines below the last request and its answer, which continue no paragraph.
        var free: Set<Int> = []
        while line < document.count {
            let text = document[line].withoutIndent.withoutEnd
            let column = indent(line)
            if text.isEmpty || code.map({ column > $0 }) == true {
                if !text.isEmpty { isBelowColons = false }
                line += 1
                continue
            }
            code = nil
            let comment = text.behind("..")
            if let content = comment?.request, content.first != ":" {
                let isFree = document.isBlank(line - 1) || free.contains(line)
                let last = lastLine(of: line)
                if let reason = reason(line, through: last, isFree: isFree) {
                    found.leave(line, reason)
                } else {
                    let place = place(of: content, line, through: last)
                    found.places.append(place)
                    free = [last + 1, place.lineBelowAnswer(in: document, from: last)]
                }
                line = last
            } else if comment?.resemblesRequest == true || comment?.request != nil {
                found.leave(line, .misspelt(".. splitframe: {…}"))
            } else if text.leavesOut("..") {
                found.leave(line, .indented)
            } else if text.holdsRequest(in: ".. ") {
                found.leave(line, .insideLine)
            }
            isBelowColons = text.endsWithColons && comment == nil
            if text.opensCode {
                let lead = document[line][..<text.withoutLead.startIndex]
                code = lead.columns(tab: 8)
            }
            line += 1
        }
        return found
    }

    private func indent(_ line: Int) -> Int { document[line].prefix(while: \.isBlank).columns(tab: 8) }

    /// The last line of a comment: lines that are indented deeper continue it.
    private func lastLine(of first: Int) -> Int {
        var last = first
        while last + 1 < document.count, !document.isBlank(last + 1), indent(last + 1) > indent(first) {
            last += 1
        }
        return last
    }

    /// The reason why a request is not answered; nil if it is.
    private func reason(_ first: Int, through last: Int, isFree: Bool) -> UnansweredRequest.Reason? {
        if indent(first) > 0 { return .indented }
        if isBelowColons { return .belowColons }
        guard isFree else { return .insideParagraph }
        // docutils takes an indented block below as a part of the comment.
        let isContinued = document.isBlank(last + 1) && last + 2 < document.count && indent(last + 2) > 0
        return isContinued && !document.isBlank(last + 2) ? .aboveIndented : nil
    }

    private func place(of content: ArraySlice<UInt8>, _ first: Int, through last: Int) -> FigurePlace {
        var request = RequestText()
        request.add(content, of: first, in: document)
        for line in first..<last { request.add(document[line + 1].withoutIndent, of: line + 1, in: document) }
        return FigurePlace(of: request, at: first, behind: last, in: document, wantsBlankLine: true)
    }
}

extension ArraySlice<UInt8> {
    /// Directives whose content is code.
    private static let codeDirectives: Set = [
        "code", "code-block", "sourcecode", "parsed-literal", "literalinclude", "raw", "math", "highlight",
        "prompt", "doctest", "testcode",
    ]

    fileprivate var endsWithColons: Bool { suffix(2).elementsEqual("::".utf8) }

    /// Whether deeper lines below it are code.
    fileprivate var opensCode: Bool {
        guard let directive = withoutLead.behind(".."), directive.first?.isBlank ?? true else {
            return endsWithColons
        }
        guard let colons = directive.place(of: "::") else { return false }
        return Self.codeDirectives.contains(directive[..<colons.lowerBound].withoutIndent.text.lowercased())
    }
}
