import SplitframeFiles

/// Reads the requests of HTML: comments that begin their line, outside other comments and elements whose content is text.
struct HTMLReader {
    /// The elements whose content is text or code.
    private static let raw = ["script", "style", "pre", "textarea", "title", "xmp"]

    let document: DocumentLines
    private var found = FoundRequests()
    /// The mark that ends the open comment or element, and the line in which that began.
    private var open: (end: String, line: Int)?

    init(_ document: DocumentLines) { self.document = document }

    mutating func read() throws(RequestFault) -> FoundRequests {
        var line = 0
        while line < document.count {
            let comment = open == nil ? document[line].withoutIndent.behind("<!--") : nil
            if let content = comment?.request {
                let (request, last) = try document.comment(content, from: line, until: ["-->", "--!>"])
                found.places.append(
                    FigurePlace(of: request, at: line, behind: last, in: document, wantsBlankLine: false))
                line = last
            } else {
                if comment?.resemblesRequest == true {
                    found.leave(line, .misspelt("<!-- splitframe: {…} -->"))
                }
                pass(document[line], line)
            }
            line += 1
        }
        return found
    }

    /// Notes which comments and elements a line opens and closes.
    private mutating func pass(_ text: ArraySlice<UInt8>, _ line: Int) {
        // All marks are ASCII.
        let lower = text.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
        var rest = lower[...]
        while !rest.isEmpty {
            if let (end, first) = open {
                guard let close = rest.place(of: end) else {
                    if end == "-->", rest.contains("<!-- splitframe:") {
                        found.leave(line, .insideHTML(line: first + 1))
                    }
                    return
                }
                rest = rest[close.upperBound...]
                open = nil
                continue
            }
            guard let sign = rest.firstIndex(of: UInt8(ascii: "<")) else { return }
            rest = rest[sign...]
            if let comment = rest.behind("<!--") {
                if comment.request != nil, !lower[..<sign].isBlank { found.leave(line, .insideLine) }
                rest = comment.behind(">") ?? comment.behind("->") ?? comment
                if rest.startIndex == comment.startIndex { open = ("-->", line) }
            } else if let content = rest.behind("<![cdata[") {
                (rest, open) = (content, ("]]>", line))
            } else {
                rest = rest.dropFirst()
                guard let element = Self.raw.first(where: { rest.starts(with: $0) }) else { continue }
                rest = rest.dropFirst(element.utf8.count)
                if rest.first?.isNamePart != true { open = ("</" + element, line) }
            }
        }
    }
}
