extension ImageMarkup {
    /// Reads `@Image(source: "name", alt: "words")`, with what else stands in the parentheses.
    init?(directive line: Substring) {
        guard line.hasPrefix("@Image("), line.last == ")" else { return nil }
        self.init(form: .directive, source: "")
        for part in line.dropFirst(7).dropLast().parts(pairsBackslashes: true) {
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let name = part[..<colon].filter { !$0.isWhitespace }
            let value = part[part.index(after: colon)...].drop(while: \.isWhitespace)
            switch name {
            case "source": source = String(value).unquoted(pairsBackslashes: true)
            case "alt": alternativeText = String(value).unquoted(pairsBackslashes: true)
            default: attributes.append(Attribute(name: name, value: String(value)))
            }
        }
    }

    /// The check sum in a comment of ours below a directive; nil where the line is none.
    static func directiveMark(_ line: Substring) -> String? {
        guard line.hasPrefix("@Comment { generated "), line.hasSuffix(" }") else { return nil }
        return String(line.dropFirst(21).dropLast(2))
    }

    func directive(_ links: FigureLinks) -> [String] {
        let own = [
            Attribute(name: "source", value: "\"\(links.name)\""),
            Attribute(
                name: "alt", value: alternativeText.map { "\"\($0.quotedEscaped(pairsBackslashes: true))\"" }),
        ]
        let all = (own + attributes).map { "\($0.name): \($0.value ?? "\"\"")" }.joined(separator: ", ")
        return ["@Image(\(all))"] + (mark.map { ["@Comment { generated \($0) }"] } ?? [])
    }
}

extension StringProtocol {
    /// The parts between commas, but for those in quotation marks.
    ///
    /// - Parameter pairsBackslashes: Whether a quotation mark ends its text behind two backslashes, as in DocC; in
    ///   AsciiDoc none does behind any.
    func parts(pairsBackslashes: Bool) -> [String] {
        var parts = [""]
        var isQuoted = false
        var isEscaped = false
        // An accent on a quotation mark does not make it a letter.
        for scalar in unicodeScalars {
            if scalar == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = scalar == "\\" && !(pairsBackslashes && isEscaped)
            if scalar == ",", !isQuoted {
                parts.append("")
            } else {
                parts[parts.count - 1].unicodeScalars.append(scalar)
            }
        }
        return parts
    }
}

extension String {
    /// A text in quotation marks without them.
    ///
    /// - Parameter pairsBackslashes: Whether two backslashes at a quotation mark stand for one, as in DocC.
    func unquoted(pairsBackslashes: Bool) -> String {
        let scalars = unicodeScalars
        guard scalars.count > 1, scalars.first == "\"", scalars.last == "\"" else { return self }
        return String(scalars.dropFirst().dropLast()).withBackslashes { count, isEnd in
            pairsBackslashes ? (count + (isEnd ? 1 : 0)) / 2 : isEnd ? count : max(0, count - 1)
        }
    }

    /// A text that may stand in quotation marks.
    func quotedEscaped(pairsBackslashes: Bool) -> String {
        withBackslashes { count, isEnd in
            (pairsBackslashes ? 2 * count : count) + (isEnd ? 0 : 1)
        }
    }

    /// The text with other numbers of backslashes in front of each quotation mark and at its end.
    private func withBackslashes(_ number: (_ count: Int, _ isEnd: Bool) -> Int) -> String {
        var text = ""
        var count = 0
        func add(_ count: Int) { text += String(repeating: "\\", count: count) }
        for scalar in unicodeScalars {
            guard scalar != "\\" else {
                count += 1
                continue
            }
            add(scalar == "\"" ? number(count, false) : count)
            text.unicodeScalars.append(scalar)
            count = 0
        }
        add(number(count, true))
        return text
    }
}
