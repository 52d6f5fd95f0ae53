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
                line = try read(content, from: first, &found)
                if let inside {
                    found.places.removeLast()
                    found.leave(first, .insideBlock(line: inside.line + 1))
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

    /// Reads a request whose comment has begun.
    ///
    /// - Returns: The line in which the comment ends.
    private func read(
        _ content: ArraySlice<UInt8>, from first: Int, _ found: inout FoundRequests
    ) throws(RequestFault) -> Int {
        var request = RequestText()
        for line in first..<document.count {
            let rest = line == first ? content : document[line].withoutIndent
            let column = document.bytes[document.lines[line].start..<rest.startIndex].text.count + 1
            let end = ["-->", "--!>"].compactMap { rest.firstRange(of: Array($0.utf8)) }
                .min { $0.lowerBound < $1.lowerBound }
            let inside = rest[..<(end?.lowerBound ?? rest.endIndex)]
            request.add(inside.text, line: line + 1, column: column)
            guard let end else { continue }
            guard rest[end.upperBound...].isBlank else {
                throw RequestFault(
                    (line + 1, column + rest[..<end.upperBound].text.count),
                    "Nothing may stand behind a request: write its picture on a line of its own.")
            }
            let indent = document[first].prefix(while: \.isBlank).text
            found.places.append(
                FigurePlace(
                    of: request, at: first, behind: line, in: document, prefix: indent, wantsBlankLine: false)
            )
            return line
        }
        let column = document[first].prefix(while: \.isBlank).count + 1
        throw RequestFault((first + 1, column), "The request has no end: write --> behind it.")
    }
}
