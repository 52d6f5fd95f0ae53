extension ImageMarkup {
    /// Reads `@Image(source: "name", alt: "words")`, with what else stands in the parentheses.
    init?(directive line: Substring) {
        guard line.hasPrefix("@Image("), line.last == ")" else { return nil }
        self.init(form: .directive, source: "")
        for part in line.dropFirst(7).dropLast().arguments {
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let name = part[..<colon].filter { !$0.isWhitespace }
            let value = part[part.index(after: colon)...].drop(while: \.isWhitespace)
            switch name {
            case "source": source = value.withoutMarks
            case "alt": alternativeText = value.withoutMarks
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
            Attribute(name: "alt", value: alternativeText.map { "\"\($0)\"" }),
        ]
        let all = (own + attributes).map { "\($0.name): \($0.value ?? "\"\"")" }.joined(separator: ", ")
        return ["@Image(\(all))"] + (mark.map { ["@Comment { generated \($0) }"] } ?? [])
    }

    /// The text that DocC reads back where this one is asked for: it takes no backslash away, so that marks inside a
    /// quotation become “ and ”, and one backslash at its end becomes two.
    static func directiveText(_ text: String) -> String {
        var written = ""
        var (isEscaped, isOpen) = (false, false)
        for letter in text {
            let ends = letter == "\"" && !isEscaped
            written.append(ends ? isOpen ? "”" : "“" : letter)
            isOpen = isOpen != ends
            isEscaped = letter == "\\" && !isEscaped
        }
        if isEscaped { written.append("\\") }
        // An accent at its beginning would make the mark in front a letter.
        if ("\"" + written).first != "\"" { written = " " + written }
        return (written + "\"").last == "\"" ? written : written + " "
    }
}

extension Substring {
    /// The arguments between commas, but for those in quotation marks; a mark behind an odd number of backslashes is a
    /// letter.
    fileprivate var arguments: [Substring] {
        var (isQuoted, isEscaped) = (false, false)
        return split(omittingEmptySubsequences: false) { letter in
            if letter == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = letter == "\\" && !isEscaped
            return letter == "," && !isQuoted
        }
    }

    /// What stands between quotation marks, as it is written.
    fileprivate var withoutMarks: String {
        count > 1 && first == "\"" && last == "\"" ? String(dropFirst().dropLast()) : String(self)
    }
}
