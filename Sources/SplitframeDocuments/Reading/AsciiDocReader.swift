import SplitframeJSON

/// Reads the requests of AsciiDoc: line comments, `// splitframe: …`, whose JSON may go on in the comments below.
struct AsciiDocReader {
    private let document: DocumentLines

    init(_ document: DocumentLines) { self.document = document }

    func read() throws(RequestFault) -> [FigurePlace] {
        var places: [FigurePlace] = []
        var index = 0
        var imagesFolder: String?
        while index < document.count {
            let line = document.text(index)
            if let delimiter = Self.verbatimDelimiter(line) {
                index += 1
                while index < document.count, Self.verbatimDelimiter(document.text(index)) != delimiter {
                    index += 1
                }
            } else if line.hasPrefix(":imagesdir:") {
                imagesFolder = String(line.dropFirst(11)).filter { !$0.isWhitespace }
            } else if let words = Self.comment(line),
                words.drop(while: \.isWhitespace).hasPrefix(Self.keyword)
            {
                let first = index
                let lead = line.prefix { $0 != ":" }.count + 1
                var request = RequestText()
                request.add(line.dropFirst(lead), line: index + 1, column: lead + 1)
                while JSON(text: request.text) == nil, index + 1 < document.count,
                    let more = Self.comment(document.text(index + 1))
                {
                    index += 1
                    request.add(more, line: index + 1, column: 3)
                }
                places.append(place(of: request, first, index, imagesFolder))
            }
            index += 1
        }
        return places
    }

    private func place(of request: RequestText, _ first: Int, _ last: Int, _ imagesFolder: String?)
        -> FigurePlace
    {
        // A title and attributes of the picture stand in front of it.
        var below = last + 1
        while below < document.count, let letter = document.text(below).first,
            letter == "." && document.text(below).dropFirst().first?.isWhitespace == false || letter == "["
        {
            below += 1
        }
        var place = FigurePlace(
            of: request, at: first, behind: below - 1, in: document, prefix: "", wantsBlankLine: false)
        place.imagesFolder = imagesFolder
        if below == last + 1, below < document.count, document.isBlank(below) {
            place.isDetached = true
            below += 1
        }
        if below < document.count, let markup = ImageMarkup(asciidoc: document.text(below)[...]) {
            place.take(markup, lines: below...below, of: document)
        } else {
            place.isDetached = false
        }
        return place
    }

    private static let keyword = "splitframe:"

    /// What stands in a line comment; nil where the line is none.
    private static func comment(_ line: String) -> Substring? {
        line.hasPrefix("//") && !line.hasPrefix("///") ? line.dropFirst(2) : nil
    }

    /// The line that opens and closes a block in which nothing is read; nil for any other.
    private static func verbatimDelimiter(_ line: String) -> String? {
        var line = line[...]
        while line.last?.isWhitespace == true { line = line.dropLast() }
        if line.hasPrefix("```") { return "```" }
        guard let first = line.first, "-.+/".contains(first), line.count >= 4,
            line.allSatisfy({ $0 == first })
        else { return nil }
        return String(line)
    }
}
