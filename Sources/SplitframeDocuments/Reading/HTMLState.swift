/// Where in HTML the end of a line lies, as browsers read it: only in text is a comment one.
enum HTMLState: Hashable, Sendable {
    /// Where a tag may begin.
    case text
    case tag(Tag)
    /// Until `-->` or `--!>`.
    case comment
    /// `<!` and `<?`, until `>`.
    case declaration
    /// The content of an element in which everything but its own end is text.
    case raw(String, hasComment: Bool)
    /// What stands here is read differently by place and reader.
    case riddle

    struct Tag: Hashable, Sendable {
        enum Part: Hashable, Sendable {
            case gap, name, behindName, behindEqualsSign, plainValue
            case value(quote: UInt8)
        }

        /// In lower case; empty for a tag that ends an element.
        var element: String
        var part = Part.gap
    }

    /// Elements whose content is text; in the last one all that follows.
    private static let rawElements: Set = [
        "script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes", "noscript",
        "plaintext",
    ]

    /// Reads a line, its end too.
    mutating func read(_ line: ArraySlice<UInt8>) {
        var rest = line
        while !rest.isEmpty { step(&rest) }
        if case .tag(let tag) = self { self = .tag(tag.passing(0x0A)) }
    }

    /// Whether a text is one tag and nothing else.
    static func isTag(_ text: ArraySlice<UInt8>) -> Bool {
        var state = HTMLState.text
        var rest = text
        state.step(&rest)
        while case .tag = state, !rest.isEmpty { state.step(&rest) }
        if case .tag = state { return false }
        return rest.isEmpty && text.last == ">"
    }

    private mutating func step(_ rest: inout ArraySlice<UInt8>) {
        switch self {
        case .riddle: rest = []
        case .text:
            rest = rest[(rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex)...]
            open(&rest)
        case .comment: close(&rest, at: ["-->", "--!>"])
        case .declaration: close(&rest, at: [">"])
        case .tag(let tag):
            let byte = rest.removeFirst()
            if byte == ">", !tag.isQuoted {
                self = Self.rawElements.contains(tag.element) ? .raw(tag.element, hasComment: false) : .text
            } else {
                self = .tag(tag.passing(byte))
            }
        case .raw(let element, let hasComment): readRaw(&rest, element, hasComment)
        }
    }

    /// Goes to the first end of a comment or declaration.
    private mutating func close(_ rest: inout ArraySlice<UInt8>, at ends: [String]) {
        let found = ends.compactMap { rest.firstRange(of: Array($0.utf8)) }.min {
            $0.lowerBound < $1.lowerBound
        }
        rest = rest[(found?.upperBound ?? rest.endIndex)...]
        if found != nil { self = .text }
    }

    /// Reads what begins with `<`.
    private mutating func open(_ rest: inout ArraySlice<UInt8>) {
        guard !rest.isEmpty else { return }
        if let comment = rest.behind("<!--") {
            rest = comment.behind(">") ?? comment.behind("->") ?? comment
            if rest.startIndex == comment.startIndex { self = .comment }
        } else if rest.starts(with: "<![CDATA[") {
            // It ends in one place inside SVG, and in another outside.
            self = .riddle
        } else if rest.starts(with: "<!") || rest.starts(with: "<?") {
            self = .declaration
            rest = rest.dropFirst(2)
        } else {
            let isEnd = rest.starts(with: "</")
            let name = rest.dropFirst(isEnd ? 2 : 1).prefix {
                !$0.isBlank && $0 != 0x0C && $0 != "/" && $0 != ">"
            }
            if name.first?.letter != nil {
                self = .tag(Tag(element: isEnd ? "" : name.text.lowercased()))
                rest = rest[name.endIndex...]
            } else if isEnd, rest.dropFirst(2).first.map({ $0 != ">" }) ?? true {
                self = .declaration
                rest = rest.dropFirst(2)
            } else {
                rest = rest.dropFirst()
            }
        }
    }

    private mutating func readRaw(_ rest: inout ArraySlice<UInt8>, _ element: String, _ hasComment: Bool) {
        let sign = rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
        let hasComment = hasComment && !rest[..<sign].contains("-->")
        self = .raw(element, hasComment: hasComment)
        rest = rest[sign...]
        guard !rest.isEmpty else { return }
        let isEnd = rest.starts(with: "</")
        let name = rest.dropFirst(isEnd ? 2 : 1).prefix {
            !$0.isBlank && $0 != 0x0C && $0 != "/" && $0 != ">"
        }
        if isEnd, element != "plaintext", name.text.lowercased() == element {
            self = .tag(Tag(element: ""))
            rest = rest[name.endIndex...]
            return
        }
        if element == "script", rest.starts(with: "<!--") { self = .raw(element, hasComment: true) }
        // A script in a comment in a script has an end of its own, or not.
        if hasComment, name.text.lowercased() == "script" { self = .riddle }
        rest = rest.dropFirst()
    }
}

extension HTMLState.Tag {
    fileprivate var isQuoted: Bool { if case .value = part { true } else { false } }

    /// The tag behind one more byte.
    fileprivate func passing(_ byte: UInt8) -> Self {
        var tag = self
        let isBlank = byte.isBlank || byte == 0x0A || byte == 0x0C
        tag.part =
            switch part {
            case .value(let quote): byte == quote ? .gap : part
            case .plainValue: isBlank ? .gap : part
            case .behindEqualsSign:
                isBlank ? part : byte == "\"" || byte == "'" ? .value(quote: byte) : .plainValue
            case .gap: isBlank || byte == "/" ? .gap : .name
            case .name, .behindName:
                byte == "/" ? .gap : byte == "=" ? .behindEqualsSign : isBlank ? .behindName : .name
            }
        return tag
    }
}
