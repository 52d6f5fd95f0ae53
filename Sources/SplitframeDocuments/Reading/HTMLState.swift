/// Where in HTML the end of a line lies, as browsers read it: only in text is a comment one.
indirect enum HTMLState: Hashable, Sendable {
    /// Where a tag may begin.
    case text
    case tag(Tag)
    /// Until `-->` or `--!>`.
    case comment
    /// `<!` and `<?`, until `>`.
    case declaration
    /// The content of an element in which everything but its own end is text.
    case raw(String, hasComment: Bool)
    /// The content of an element that some readers, and some places, take for text, and others as it is.
    case either(String, HTMLState)
    /// What stands here is read differently by place and reader.
    case riddle

    struct Tag: Hashable, Sendable {
        enum Part: Hashable, Sendable {
            case gap, name, behindName, behindEqualsSign, plainValue
            case value(quote: UInt8)
        }

        /// In lower case, behind a slash where the tag ends it.
        var element: String
        var part = Part.gap
    }

    /// Elements whose content is text; in the last one all that follows.
    private static let rawElements: Set = ["script", "plaintext"]

    /// Elements whose content is text, but not in SVG, not in a list of choices, or not where no scripts run.
    private static let eitherElements: Set = [
        "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes", "noscript",
    ]

    /// Reads a line, its end too.
    ///
    /// - Parameter isInside: Whether it is content of such an element, which holds no second one.
    /// - Returns: The tags that begin in it, those that end an element with a slash, and `!doctype`.
    @discardableResult mutating func read(_ line: ArraySlice<UInt8>, isInside: Bool = false) -> [String] {
        var rest = line
        var tags: [String] = []
        while !rest.isEmpty { if let tag = step(&rest, isInside: isInside) { tags.append(tag) } }
        if case .tag(let tag) = self { self = .tag(tag.passing(0x0A)) }
        return tags
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

    /// - Returns: The tag that has begun.
    @discardableResult private mutating func step(
        _ rest: inout ArraySlice<UInt8>, isInside: Bool = false
    ) -> String? {
        let before = self
        switch self {
        case .riddle: rest = []
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

    private static func content(of element: String, isInside: Bool) -> HTMLState {
        let isEither = eitherElements.contains(element)
        if rawElements.contains(element) || isEither && isInside { return .raw(element, hasComment: false) }
        return isEither ? .either(element, .text) : .text
    }

    /// Goes to the first end of a comment or declaration.
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
        // Where it ends for the ones, it must end for the others too.
        self = inside == .text ? .tag(Tag(element: "/" + element)) : .riddle
    }

    private mutating func readRaw(_ rest: inout ArraySlice<UInt8>, _ element: String, _ hasComment: Bool) {
        let sign = rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
        let hasComment = hasComment && !rest[..<sign].contains("-->")
        self = .raw(element, hasComment: hasComment)
        rest = rest[sign...]
        guard !rest.isEmpty else { return }
        let isEnd = rest.starts(with: "</")
        // No element of these has a longer name.
        let name = rest.dropFirst(isEnd ? 2 : 1).prefix(12).tagName ?? []
        if isEnd, element != "plaintext", name.text.lowercased() == element {
            self = .tag(Tag(element: "/" + element))
            rest = rest[name.endIndex...]
            return
        }
        if element == "script", rest.starts(with: "<!--") { self = .raw(element, hasComment: true) }
        // A script in a comment in a script has an end of its own, or not.
        if hasComment, name.text.lowercased() == "script" { self = .riddle }
        rest = rest.dropFirst()
    }
}

extension ArraySlice<UInt8> {
    /// The name of a tag that it begins with; nil where it begins with no letter.
    fileprivate var tagName: Self? {
        guard first?.letter != nil else { return nil }
        return prefix { !$0.isBlank && $0 != 0x0C && $0 != "/" && $0 != ">" }
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
