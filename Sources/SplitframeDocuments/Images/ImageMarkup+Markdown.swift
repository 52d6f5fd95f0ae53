extension ImageMarkup {
    /// Reads `![words](path "title")`, alone on its line: in a link, with attributes or our mark behind it at most.
    init?(markdown line: Substring) {
        var line = line
        while line.last?.isWhitespace == true { line = line.dropLast() }
        self.init(form: .markdown, source: "")
        if let start = line.firstRange(of: Self.markStart), line.hasSuffix(Self.markEnd) {
            mark = String(line[start.upperBound...].dropLast(Self.markEnd.count))
            line = line[..<start.lowerBound]
        }
        // Scalars: an accent behind a bracket does not make it a letter.
        var scalars = line.unicodeScalars
        if scalars.starts(with: "[![".unicodeScalars) {
            head = "["
            scalars = scalars.dropFirst()
        }
        guard scalars.starts(with: "![".unicodeScalars),
            let words = scalars.dropFirst(2).prefixBefore("]", nesting: "[")
        else { return nil }
        scalars = scalars[words.endIndex...].dropFirst()
        guard scalars.first == "(", let path = scalars.dropFirst().prefixBefore(")", nesting: "(") else {
            return nil
        }
        let inside = Substring(path)
        tail = String(scalars[path.endIndex...].dropFirst())
        guard
            tail.isEmpty || !head.isEmpty && tail.hasPrefix("](")
                || tail.hasPrefix("{") && tail.hasSuffix("}")
        else { return nil }
        let place = inside.drop(while: \.isWhitespace)
        if place.first == "<", let path = place.unicodeScalars.dropFirst().prefixBefore(">") {
            source = String(path)
            title = String(place.unicodeScalars[path.endIndex...].dropFirst())
        } else {
            let path = place.prefix { !$0.isWhitespace }
            source = String(path).withoutPercents
            title = String(place[path.endIndex...])
        }
        alternativeText = String(words).withoutBackslashes
        written = String(words)
    }

    func markdown(_ links: FigureLinks) -> String {
        // A person's own words stay as they are written.
        let words = mark == nil ? written : alternativeText?.markdownEscaped
        let path = links.name == links.finest.path ? links.name : links.finest.path.urlPath.markdownPath
        return "\(head)![\(words ?? "")](\(path)\(title))\(tail)"
            + (mark.map { Self.markStart + $0 + Self.markEnd } ?? "")
    }

    static let markStart = "<!-- generated "
    static let markEnd = " -->"

    /// The title behind the path, with the blanks in front of it.
    private var title: String {
        get { value(of: "title") ?? "" }
        set {
            attributes =
                newValue.isEmpty ? attributes : attributes + [Attribute(name: "title", value: newValue)]
        }
    }

    /// The alternative text with its escapes.
    private var written: String? {
        get { value(of: "written") }
        set { attributes.append(Attribute(name: "written", value: newValue)) }
    }

    func value(of name: String) -> String? { attributes.first { $0.name == name }?.value }
}

extension Substring.UnicodeScalarView {
    /// What stands before a closing mark; those behind a backslash and those that opening ones need do not count.
    fileprivate func prefixBefore(_ closing: Unicode.Scalar, nesting opening: Unicode.Scalar? = nil) -> Self?
    {
        var depth = 0
        var isEscaped = false
        for index in indices {
            let letter = self[index]
            if isEscaped {
                isEscaped = false
            } else if letter == "\\" {
                isEscaped = true
            } else if letter == opening {
                depth += 1
            } else if letter == closing {
                if depth == 0 { return self[..<index] }
                depth -= 1
            }
        }
        return nil
    }
}

extension String {
    /// The text as words of Markdown.
    fileprivate var markdownEscaped: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if "\\[]*_<&`".unicodeScalars.contains(scalar) { text += "\\" }
            text.unicodeScalars.append(scalar)
        }
    }

    /// The text without the backslashes in front of punctuation, which is that of ASCII.
    fileprivate var withoutBackslashes: String {
        var text = ""
        var isEscaped = false
        for scalar in unicodeScalars {
            if scalar == "\\", !isEscaped {
                isEscaped = true
                continue
            }
            let letter = Character(scalar)
            if isEscaped, !scalar.isASCII || !letter.isPunctuation && !letter.isSymbol { text += "\\" }
            isEscaped = false
            text.unicodeScalars.append(scalar)
        }
        return isEscaped ? text + "\\" : text
    }

    /// A path that parentheses do not end.
    fileprivate var markdownPath: String { replacing("(", with: "%28").replacing(")", with: "%29") }
}
