/// A position in a line of Markdown; tabs extend to the next multiple of four columns and may be consumed in part.
struct MarkdownCursor {
    private(set) var rest: ArraySlice<UInt8>
    private var column = 0
    /// The remaining columns of a tab that was consumed in part.
    private var left = 0

    init(_ line: ArraySlice<UInt8>) { rest = line }

    /// The rest after blanks.
    var text: ArraySlice<UInt8> { rest.withoutIndent }

    var isBlank: Bool { text.isEmpty }

    /// The number of columns of blanks at the position.
    var indent: Int {
        var end = column + left
        for byte in rest {
            guard byte.isBlank else { break }
            end += byte == 0x09 ? 4 - end % 4 : 1
        }
        return end - column
    }

    /// Skips at most `count` columns of blanks.
    mutating func passBlanks(_ count: Int) {
        for _ in 0..<max(0, count) {
            if left == 0 {
                guard let byte = rest.first, byte.isBlank else { return }
                left = byte == 0x09 ? 4 - column % 4 : 1
                rest.removeFirst()
            }
            left -= 1
            column += 1
        }
    }

    /// Skips the blanks, and `count` bytes after them.
    mutating func pass(_ count: Int) {
        passBlanks(indent)
        rest = rest.dropFirst(count)
        column += count
    }
}

/// The starts of constructs of Markdown.
extension ArraySlice<UInt8> {
    /// The marker of a list item, and whether it may end a paragraph; nil without one.
    var itemMark: (width: Int, endsParagraph: Bool)? {
        guard let first else { return nil }
        let digits = prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        let width: Int
        if [UInt8](arrayLiteral: 0x2A, 0x2B, 0x2D).contains(first) {
            width = 1
        } else {
            guard (1...9).contains(digits.count), let mark = dropFirst(digits.count).first,
                mark == "." || mark == ")"
            else { return nil }
            width = digits.count + 1
        }
        let rest = dropFirst(width)
        guard rest.first?.isBlank ?? true else { return nil }
        return (width, !rest.isBlank && (digits.isEmpty || Int(digits.text) == 1))
    }

    /// Whether it is a thematic break: three or more equal marks, with only blanks between them.
    var isBreak: Bool {
        guard let mark = first, mark == "*" || mark == "-" || mark == "_" else { return false }
        return allSatisfy { $0 == mark || $0.isBlank } && count(where: { $0 == mark }) >= 3
    }

    /// Whether it underlines the paragraph above.
    var isUnderline: Bool {
        guard let mark = first, mark == "=" || mark == "-" else { return false }
        return withoutEnd.allSatisfy { $0 == mark }
    }

    var isHeading: Bool {
        let marks = prefix { $0 == "#" }.count
        return (1...6).contains(marks) && dropFirst(marks).first?.isBlank ?? true
    }

    /// The texts of which one ends the HTML at its start, none for an empty line; nil if it does not start with HTML.
    ///
    /// - Parameter inParagraph: Whether the HTML follows a paragraph, which it would have to end.
    func htmlEnds(inParagraph: Bool) -> [String]? {
        guard first == "<" else { return nil }
        for (start, end) in [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>")] where starts(with: start) {
            return [end]
        }
        if starts(with: "<!"), dropFirst(2).first?.letter != nil { return [">"] }
        let behind = dropFirst(starts(with: "</") ? 2 : 1)
        let name = behind.prefix {
            $0.letter != nil || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == "-"
        }
        guard name.first?.letter != nil else { return nil }
        let next = behind.dropFirst(name.count)
        let element = name.text.lowercased()
        let ends = next.isEmpty || next.first?.isBlank == true || next.first == ">"
        if ends, !starts(with: "</"), ["script", "pre", "style", "textarea"].contains(element) {
            return ["</script>", "</pre>", "</style>", "</textarea>"]
        }
        if ends || next.starts(with: "/>"), Self.blockElements.contains(element) { return [] }
        return !inParagraph && HTMLState.isTag(withoutEnd) ? [] : nil
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

/// The opening line of a fenced block.
struct MarkdownFence: Hashable {
    let mark: UInt8
    let length: Int
    /// Whether the block is a request.
    let isRequest: Bool

    /// Nil if the text does not open a block.
    init?(_ text: ArraySlice<UInt8>) {
        guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
        length = text.prefix { $0 == mark }.count
        self.mark = mark
        let info = text.dropFirst(length).withoutIndent
        if length < 3 || mark == "`" && info.contains(mark) { return nil }
        isRequest = info.prefix { !$0.isBlank }.elementsEqual("splitframe".utf8)
    }

    /// Whether a text closes the block.
    func isClosed(by text: ArraySlice<UInt8>) -> Bool {
        let count = text.prefix { $0 == mark }.count
        return count >= length && text.dropFirst(count).isBlank
    }
}
