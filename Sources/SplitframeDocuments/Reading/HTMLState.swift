/// The state of an HTML parser, as in browsers, at the end of a line; only in text a comment is a comment.
indirect enum HTMLState: Hashable, Sendable {
    /// Ordinary content, in which a tag may begin.
    case text
    case tag(Tag)
    /// A comment, until `-->` or `--!>`.
    case comment
    /// A declaration, `<!` or `<?`, until `>`.
    case declaration
    /// The content of an element in which everything but its end tag is text.
    case raw(String, hasComment: Bool)
    /// The content of an element that is text for some readers and in some contexts, and markup for others.
    case either(String, HTMLState)
    /// Content whose meaning differs between contexts and readers.
    case ambiguous

    struct Tag: Hashable, Sendable {
        enum Part: Hashable, Sendable {
            case gap, name, behindName, behindEqualsSign, plainValue
            case value(quote: UInt8)
        }

        /// The name in lower case, after a slash for an end tag.
        var element: String
        var part = Part.gap
    }

    /// Elements whose content is text; in `plaintext` the rest of the document is.
    private static let rawElements: Set = ["script", "plaintext"]

    /// Elements whose content is text, except in SVG, in a `select` element, or where scripts are off.
    private static let eitherElements: Set = [
        "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes", "noscript",
    ]

    /// Reads a line, including its end.
    ///
    /// - Parameter isInside: Whether the line is inside an element of `eitherElements`, which cannot contain a second
    ///   one.
    /// - Returns: The tags that begin in the line, end tags with a slash, and `!doctype`.
    @discardableResult mutating func read(_ line: ArraySlice<UInt8>, isInside: Bool = false) -> [String] {
        var rest = line
        var tags: [String] = []
        while !rest.isEmpty { if let tag = step(&rest, isInside: isInside) { tags.append(tag) } }
        if case .tag(let tag) = self { self = .tag(tag.passing(0x0A)) }
        return tags
    }

    /// Whether a text consists of exactly one tag.
    static func isTag(_ text: ArraySlice<UInt8>) -> Bool {
        var state = HTMLState.text
        var rest = text
        state.step(&rest)
        while case .tag = state, !rest.isEmpty { state.step(&rest) }
        if case .tag = state { return false }
        return rest.isEmpty && text.last == ">"
    }

    /// - Returns: The tag that begins, if any.
    @discardableResult private mutating func step(
        _ rest: inout ArraySlice<UInt8>, isInside: Bool = false
    ) -> String? {
        let before = self
        switch self {
        case .ambiguous: rest = []
        case .text:
            rest = rest[(rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex)...]
            let isType = rest.prefix(9).text.lowercased() == "<!doctype"
            open(&rest)
            if isType { return "!doctype" }
        case .comment: close(&rest, at: ["-->", "--!>"])
        case .declaration: close(&rest, at: [">"])
        case .tag(let tag):
            let byte = rest.removeFirst()
            if byte == ">", !tag.isQuoted {
                self = Self.content(of: tag.element, isInside: isInside)
            } else {
                self = .tag(tag.passing(byte))
            }
        case .raw(let element, let hasComment): readRaw(&rest, element, hasComment)
        case .either(let element, let inside): readEither(&rest, element, inside)
        }
        if case .tag(let tag) = self {
            guard case .tag = before else { return tag.element }
            return nil
        }
        return nil
    }

    /// The state after an element's tag.
    static func content(of element: String, isInside: Bool = false) -> HTMLState {
        let isEither = eitherElements.contains(element)
        if rawElements.contains(element) || isEither && isInside { return .raw(element, hasComment: false) }
        return isEither ? .either(element, .text) : .text
    }

    /// Skips to the first end of a comment or declaration.
    private mutating func close(_ rest: inout ArraySlice<UInt8>, at ends: [String]) {
        while let first = rest.first {
            if let end = ends.first(where: { $0.utf8.first == first && rest.starts(with: $0) }) {
                rest = rest.dropFirst(end.utf8.count)
                self = .text
                return
            }
            rest = rest.dropFirst()
        }
    }

    /// Reads markup that begins with `<`.
    private mutating func open(_ rest: inout ArraySlice<UInt8>) {
        guard !rest.isEmpty else { return }
        if let comment = rest.behind("<!--") {
            rest = comment.behind(">") ?? comment.behind("->") ?? comment
            if rest.startIndex == comment.startIndex { self = .comment }
        } else if rest.starts(with: "<![CDATA[") {
            // Its end differs inside and outside SVG.
            self = .ambiguous
        } else if rest.starts(with: "<!") || rest.starts(with: "<?") {
            self = .declaration
            rest = rest.dropFirst(2)
        } else {
            let isEnd = rest.starts(with: "</")
            if let name = rest.dropFirst(isEnd ? 2 : 1).tagName {
                self = .tag(Tag(element: (isEnd ? "/" : "") + name.text.lowercased()))
                rest = rest[name.endIndex...]
            } else if isEnd, rest.dropFirst(2).first.map({ $0 != ">" }) ?? true {
                self = .declaration
                rest = rest.dropFirst(2)
            } else {
                rest = rest.dropFirst()
            }
        }
    }

    private mutating func readEither(
        _ rest: inout ArraySlice<UInt8>, _ element: String, _ inside: HTMLState
    ) {
        let mark = "</" + element
        let end = rest.indices.first {
            rest[$0] == UInt8(ascii: "<") && rest[$0...].prefix(mark.utf8.count).text.lowercased() == mark
        }
        var inside = inside
        inside.read(rest[..<(end ?? rest.endIndex)], isInside: true)
        self = .either(element, inside)
        guard let end else { return rest = [] }
        rest = rest[end...].dropFirst(mark.utf8.count)
        // The element has to end for all readers, whether its content is text or markup.
        self = inside == .text ? .tag(Tag(element: "/" + element)) : .ambiguous
    }

    private mutating func readRaw(_ rest: inout ArraySlice<UInt8>, _ element: String, _ hasComment: Bool) {
        let sign = rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
        let hasComment = hasComment && !rest[..<sign].contains("-->")
        self = .raw(element, hasComment: hasComment)
        rest = rest[sign...]
        guard !rest.isEmpty else { return }
        let isEnd = rest.starts(with: "</")
        // No tag name of these elements is longer.
        let name = rest.dropFirst(isEnd ? 2 : 1).prefix(12).tagName ?? []
        if isEnd, element != "plaintext", name.text.lowercased() == element {
            self = .tag(Tag(element: "/" + element))
            rest = rest[name.endIndex...]
            return
        }
        if element == "script", rest.starts(with: "<!--") { self = .raw(element, hasComment: true) }
        // A script in a comment in a script may or may not have its own end.
        if hasComment, name.text.lowercased() == "script" { self = .ambiguous }
        rest = rest.dropFirst()
    }
}

extension ArraySlice<UInt8> {
    /// The tag name at its start; nil if it does not start with a letter.
    fileprivate var tagName: Self? {
        guard first?.letter != nil else { return nil }
        return prefix { !$0.isBlank && $0 != 0x0C && $0 != "/" && $0 != ">" }
    }
}

extension HTMLState.Tag {
    fileprivate var isQuoted: Bool { if case .value = part { true } else { false } }

    /// The tag after one more byte.
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
