/// Reads the requests of HTML: comments at the start of a line.
struct HTMLReader {
    private let document: DocumentLines

    init(_ document: DocumentLines) { self.document = document }

    /// The tags of the document's frame; a picture before one of them would become the document's first element.
    private static let frame: Set = ["!doctype", "html", "head", "/head", "body", "frameset"]

    func read() throws(RequestFault) -> FoundRequests {
        var found = FoundRequests()
        var state = HTMLState.text
        var ambiguousLine = 0
        var inside: PicturelessElement?
        var front = 0
        var line = 0
        while line < document.count {
            let text = document[line].withoutIndent
            if state != .ambiguous { ambiguousLine = line }
            if state == .text, let content = text.behind("<!--")?.request {
                let first = line
                let (request, last) = try document.comment(content, from: first) {
                    document[$0].withoutIndent
                }
                line = last
                if let inside {
                    found.leave(first, .insideBlock(line: inside.line + 1))
                } else {
                    found.places.append(
                        FigurePlace(
                            of: request, at: first, behind: last, in: document,
                            prefix: document[first].prefix(while: \.isBlank).text, wantsBlankLine: false))
                }
            } else {
                if text.contains("<!-- splitframe:") {
                    switch state {
                    case .text, .tag, .comment, .declaration: found.leave(line, .insideLine)
                    case .ambiguous: found.leave(line, .afterAmbiguousLine(line: ambiguousLine + 1))
                    case .either: found.leave(line, .insideHTML)
                    case .raw: if let inside { found.leave(line, .insideBlock(line: inside.line + 1)) }
                    }
                }
                for tag in state.read(document[line]) {
                    if Self.frame.contains(tag) { front = line }
                    PicturelessElement.pass(tag, line, &inside)
                }
            }
            line += 1
        }
        for place in found.places where place.line <= front { found.leave(place.line - 1, .inFrontOfTitle) }
        found.places.removeAll { $0.line <= front }
        return found
    }
}
