/// Reads the requests of AsciiDoc: line comments, `// splitframe: …`, whose JSON may continue in the comments below.
struct AsciiDocReader {
    private let document: DocumentLines
    private var found = FoundRequests()
    /// The delimiter of the open block whose content is code or cells, and the line in which that began.
    private var block: (mark: ArraySlice<UInt8>, line: Int)?
    /// Whether a line of a paragraph, or an attribute list, is directly above.
    private var isBelowText = false
    /// Whether the line above is an attribute list that makes the block below it code.
    private var isStyled = false
    private var imagesFolder: String?
    /// The line below the last request or its answer, which belongs to no paragraph.
    private var free: Set<Int> = []

    init(_ document: DocumentLines) { self.document = document }

    mutating func read() -> FoundRequests {
        var line = 0
        while line < document.count { line = read(line) + 1 }
        return found
    }

    /// Reads one line, or a request of several lines.
    ///
    /// - Returns: The last line that was read.
    private mutating func read(_ line: Int) -> Int {
        let text = document[line].withoutEnd
        if let open = block {
            if text.elementsEqual(open.mark) {
                block = nil
            } else if open.mark.isTable, Self.comment(text)?.request != nil {
                found.leave(line, .insideBlock(line: open.line + 1))
            }
            return line
        }
        if let content = Self.comment(text) {
            if let request = content.request { return read(request, from: line) }
            if content.resemblesRequest { found.leave(line, .misspelt("// splitframe: {…}")) }
            return line
        }
        if text.leavesOut("//") {
            found.leave(line, .indented)
        } else if text.holdsRequest(in: "// ") {
            found.leave(line, .insideLine)
        }
        let isUnderline = isBelowText && isUnderline(line)
        if text.isDelimiter(isStyled: isStyled), !isUnderline { block = (text, line) }
        isStyled = text.isStyle
        isBelowText =
            !isUnderline
            && (isBelowText ? !text.isEmpty && !text.isBlockMark : !text.isEmpty && !text.isNoText)
        if let folder = text.behind(":imagesdir:") {
            imagesFolder = folder.filter { !$0.isBlank }[...].text
        }
        return line
    }

    private mutating func read(_ content: ArraySlice<UInt8>, from first: Int) -> Int {
        var request = RequestText()
        request.add(content, of: first, in: document)
        var last = first
        var balance = JSONBalance()
        content.forEach { balance.read($0) }
        while balance.isOpen, last + 1 < document.count, let more = Self.comment(document[last + 1]) {
            last += 1
            request.add(more, of: last, in: document)
            more.forEach { balance.read($0) }
        }
        guard !isBelowText || free.contains(first) else {
            found.leave(first, .insideParagraph)
            return last
        }
        var place = FigurePlace(
            of: request, at: first, behind: last, in: document, wantsBlankLine: false,
            passing: { $0.first == "." && $0.dropFirst().first?.isBlank == false || $0.first == "[" })
        place.imagesFolder = imagesFolder
        found.places.append(place)
        free = [last + 1, place.lineBelowAnswer(in: document, from: last)]
        isBelowText = false
        return last
    }

    /// Whether a line underlines the line above, a title by itself.
    private func isUnderline(_ line: Int) -> Bool {
        let marks = document[line].withoutEnd
        guard let mark = marks.first, "=-~^+".utf8.contains(mark), marks.allSatisfy({ $0 == mark }),
            document.isBlank(line - 2)
        else { return false }
        return abs(document[line - 1].withoutEnd.text.unicodeScalars.count - marks.count) < 2
    }

    /// The content of a line comment; nil if the line is not one.
    private static func comment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        line.starts(with: "///") ? nil : line.behind("//")
    }
}

extension ArraySlice<UInt8> {
    /// Whether it is a run of one byte, at least four long, such as `----`, or a delimiter with a length of its own.
    fileprivate var isBlockMark: Bool {
        elementsEqual("--".utf8) || starts(with: "```") || isTable
            || count >= 4 && "-.+/=*_".utf8.contains(self[startIndex]) && allSatisfy { $0 == first }
    }

    /// Whether it delimits a table.
    fileprivate var isTable: Bool {
        guard let first, "|,:!".utf8.contains(first) else { return false }
        return count >= 4 && dropFirst().allSatisfy { $0 == "=" }
    }

    /// Whether it delimits a block whose content is code, a comment or a table.
    fileprivate func isDelimiter(isStyled: Bool) -> Bool {
        guard isBlockMark, let first else { return false }
        return isStyled || !elementsEqual("--".utf8) && !"=*_".utf8.contains(first)
    }

    /// Whether it is an attribute list that makes any block code or raw text.
    fileprivate var isStyle: Bool {
        last == "]"
            && ["source", "listing", "literal", "verse", "stem", "pass", ","].contains {
                starts(with: "[" + $0)
            }
    }

    /// Whether it begins no paragraph: a delimiter, the title of a block or a section, an attribute or a block macro.
    ///
    /// The title of the document is followed by its authors, as text.
    fileprivate var isNoText: Bool {
        isBlockMark || first == "." && dropFirst().first?.isBlank == false || first == ":"
            || starts(with: "==") || contains("::") && last == "]"
    }
}
