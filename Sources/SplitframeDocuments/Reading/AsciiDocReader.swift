/// Reads the requests of AsciiDoc: line comments, `// splitframe: …`, whose JSON may continue in the comments below.
///
/// A request has to follow an empty line, the title of its picture, or the delimiter of a block.
struct AsciiDocReader {
    /// A delimited block, which ends at a line equal to its delimiter, even if other blocks have begun inside it.
    private struct Block: Equatable {
        var mark: [UInt8]
        var line: Int
        /// Whether its content is not ordinary text of the document.
        var isVerbatim: Bool
    }

    /// The most blocks, and conditions, inside each other, because each line is compared with all that contain it.
    private static let deepest = 100

    private let document: DocumentLines
    private var found = FoundRequests()
    private var blocks: [Block] = []
    /// For each open condition, the blocks that were open where it began.
    private var conditions: [[Block]] = []
    /// Whether attributes, a term or a title apply to the next block, or to the current paragraph.
    private var isAttributed = false
    private var isInParagraph = false
    private var hasTitle = false
    private var imagesFolder: String?
    /// The first line after which the document's structure is ambiguous.
    private var ambiguousLine: Int?
    private var header = 0

    init(_ document: DocumentLines) { self.document = document }

    mutating func read() -> FoundRequests {
        // Asciidoctor does not treat a single carriage return as a line end.
        header = endOfHeader()
        ambiguousLine = document.lines.firstIndex { $0.next == $0.end + 1 && document.bytes[$0.end] == 0x0D }
        var line = 0
        while line < document.count { line = read(line) + 1 }
        return found
    }

    /// Reads one line, or several that belong together, from a line on.
    ///
    /// - Returns: The last line that was read.
    private mutating func read(_ line: Int) -> Int {
        let text = document[line].withoutEnd
        if readCondition(text, line) { return line }
        let mark = Self.mark(text)
        if let mark, mark.count == text.count, let open = blocks.firstIndex(where: { $0.mark == mark }) {
            blocks.removeSubrange(open...)
            // Attributes before a comment apply to the block after it.
            if text.first != "/" { (isAttributed, isInParagraph) = (false, false) }
            return line
        }
        if let block = blocks.last, block.isVerbatim {
            if ambiguousLine == nil, !Self.code.contains(block.mark[0]), Self.comment(text)?.request != nil {
                found.leave(line, .insideBlock(line: block.line + 1))
            }
            return line
        }
        if let content = Self.comment(text) {
            guard let request = content.request else { return line }
            return read(request, from: line)
        }
        if let mark {
            // In a paragraph with a style such a line may be text.
            if isAttributed && isInParagraph || blocks.count == Self.deepest {
                ambiguousLine = ambiguousLine ?? line
            }
            guard blocks.count < Self.deepest else { return line }
            let isOpen = mark.count == 2
            let isText = "=*_".utf8.contains(mark[0]) || isOpen
            let isVerbatim = !isText || isAttributed && (isOpen || mark[0] == "_")
            blocks.append(Block(mark: mark, line: line, isVerbatim: isVerbatim))
            if text.first != "/" { (isAttributed, isInParagraph) = (false, false) }
        } else if text.isEmpty {
            // A title directly above a request is meant for its picture.
            isAttributed = hasTitle && !isInParagraph || isAttributed && !isInParagraph
            (isInParagraph, hasTitle) = (false, hasTitle && !isInParagraph)
        } else if text.first == "[" && text.last == "]" || text.isTerm {
            // Inside a paragraph this may be text; if the paragraph has a style, it changes the structure of all lines
            // below.
            if isAttributed, isInParagraph { ambiguousLine = ambiguousLine ?? line }
            (isAttributed, isInParagraph) = (true, false)
        } else if !isInParagraph, text.isTitle {
            hasTitle = true
        } else if !isInParagraph, readEntry(text) {
            return line
        } else if !isInParagraph,
            !isAttributed && text.isMacro
                || blocks.isEmpty && text.isSectionTitle && !(line > 0 && document[line - 1].isTerm)
        {
            // A section heading takes the attributes before it, but not the title of a figure.
            isAttributed = hasTitle
        } else {
            if !isInParagraph, blocks.isEmpty, isUnderlined(line) {
                // In a list this is an item with code.
                if text.isItem { ambiguousLine = ambiguousLine ?? line }
                isAttributed = false
                return line + 1
            }
            // A plus sign joins the next block to a list above, or has no meaning.
            if text.elementsEqual("+".utf8), isAttributed { ambiguousLine = ambiguousLine ?? line }
            isInParagraph = true
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
        if let ambiguousLine {
            found.leave(first, .afterAmbiguousLine(line: ambiguousLine + 1))
        } else if isInParagraph {
            found.leave(first, .insideParagraph)
        } else if isAttributed {
            found.leave(first, .behindAttributes)
        } else if first < header {
            found.leave(first, .inFrontOfTitle)
        } else {
            var place = FigurePlace(
                of: request, at: first, behind: last, in: document, prefix: "", wantsBlankLine: false,
                passing: { $0.first == "." && $0.dropFirst().first?.isBlank == false || $0.first == "[" })
            place.imagesFolder = imagesFolder
            found.places.append(place)
        }
        return last
    }

    /// Reads a line that sets an attribute of the document; false for any other line.
    private mutating func readEntry(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.first == ":", let end = text.dropFirst().firstIndex(of: UInt8(ascii: ":")),
            text[text.startIndex + 1..<end].allSatisfy({ !$0.isBlank })
        else { return false }
        if text.starts(with: ":imagesdir:") {
            imagesFolder = text.dropFirst(11).filter { !$0.isBlank }[...].text
        }
        return true
    }

    /// Reads a line that begins or ends a conditional part.
    private mutating func readCondition(_ text: ArraySlice<UInt8>, _ line: Int) -> Bool {
        if ["ifdef::", "ifndef::", "ifeval::"].contains(where: { text.starts(with: $0) }) {
            guard text.last == "]", text.contains("[]") || text.starts(with: "ifeval") else { return true }
            if conditions.count < Self.deepest {
                conditions.append(blocks)
            } else {
                ambiguousLine = ambiguousLine ?? line
            }
        } else if text.starts(with: "endif::") {
            // A block that begins or ends inside the part is missing if the condition is false.
            if let before = conditions.popLast(), before != blocks { ambiguousLine = ambiguousLine ?? line }
        } else {
            return false
        }
        return true
    }

    /// The line after the document's title and its header; 0 without a header.
    private func endOfHeader() -> Int {
        let first = document.lines.indices.first {
            !document.isBlank($0) && Self.comment(document[$0]) == nil
                && document[$0].first != ":" && document[$0].first != "[" && !document[$0].isCondition
        }
        guard let first,
            document[first].starts(with: "= ") || document[first].starts(with: "# ") || isUnderlined(first)
        else { return 0 }
        return document.lines.indices.first { $0 > first && document.isBlank($0) } ?? document.count
    }

    /// Whether a line is a title that the next line underlines.
    private func isUnderlined(_ line: Int) -> Bool {
        guard line + 1 < document.count else { return false }
        let title = document[line].withoutEnd
        let marks = document[line + 1].withoutEnd
        guard let mark = marks.first, "=-~^+".utf8.contains(mark), marks.allSatisfy({ $0 == mark }),
            title.first != ".", title.first != ":",
            title.text.unicodeScalars.contains(where: {
                $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_"
            })
        else { return false }
        return abs(title.text.unicodeScalars.count - marks.count) < 2
    }

    /// The content of a line comment; nil if the line is not one.
    private static func comment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        line.starts(with: "///") ? nil : line.behind("//")
    }

    /// The first bytes of the delimiters of code and comments.
    private static let code = Array("-.`/".utf8)

    /// The delimiter of the block that a line begins; nil if it begins none.
    private static func mark(_ line: ArraySlice<UInt8>) -> [UInt8]? {
        if line.starts(with: "```") { return line.starts(with: "````") ? nil : Array("```".utf8) }
        if line.elementsEqual("--".utf8) { return Array(line) }
        guard line.count >= 4, let first = line.first else { return nil }
        let isTable = "|,:!".utf8.contains(first)
        guard isTable || "-.+/=*_".utf8.contains(first) else { return nil }
        let tail = isTable ? UInt8(ascii: "=") : first
        return line.dropFirst().allSatisfy { $0 == tail } ? Array(line) : nil
    }
}

extension ArraySlice<UInt8> {
    /// Whether it is the title of the block below.
    fileprivate var isTitle: Bool {
        guard first == ".", let next = dropFirst().first else { return false }
        return next != "." && !next.isBlank
    }

    /// Whether it is a term of a list, without its description.
    fileprivate var isTerm: Bool { [":: ", ";; "].contains { (withoutEnd.text + " ").hasSuffix($0) } }

    /// Whether it starts an item of a list.
    fileprivate var isItem: Bool { ["* ", "- ", "** "].contains { starts(with: $0) } }

    /// Whether it begins or ends a conditional part.
    fileprivate var isCondition: Bool {
        ["ifdef::", "ifndef::", "ifeval::", "endif::"].contains { starts(with: $0) }
    }

    /// Whether it is a block macro or a rule.
    fileprivate var isMacro: Bool {
        let rules = ["'''", "<<<", "***", "---", "* * *", "- - -"]
        let macros = ["image::", "video::", "audio::", "toc::"]
        return rules.contains { elementsEqual($0.utf8) }
            || macros.contains { starts(with: $0) } && contains("[") && last == "]"
    }

    /// Whether it is a section heading.
    fileprivate var isSectionTitle: Bool {
        let rest = drop { $0 == first }
        return first == "=" && rest.startIndex - startIndex <= 6 && rest.first?.isBlank == true
    }
}
