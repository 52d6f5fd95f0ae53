extension ImageMarkup {
    /// Reads `@Image(source: "name", alt: "words")`, with what else stands in the parentheses.
    init?(directive line: Substring) {
        guard line.hasPrefix("@Image("), line.last == ")" else { return nil }
        self.init(form: .directive, source: "")
        for part in line.dropFirst(7).dropLast().parts {
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let name = part[..<colon].filter { !$0.isWhitespace }
            let value = part[part.index(after: colon)...].drop(while: \.isWhitespace)
            switch name {
            case "source": source = String(value).unquoted
            case "alt": alternativeText = String(value).unquoted
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
            Attribute(name: "alt", value: alternativeText.map { "\"\($0.quotedEscaped)\"" }),
        ]
        let all = (own + attributes).map { "\($0.name): \($0.value ?? "\"\"")" }.joined(separator: ", ")
        return ["@Image(\(all))"] + (mark.map { ["@Comment { generated \($0) }"] } ?? [])
    }
}

extension StringProtocol {
    /// The parts between commas, but for those in quotation marks.
    var parts: [String] {
        var parts = [""]
        var isQuoted = false
        var isEscaped = false
        for letter in self {
            if letter == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = letter == "\\" && !isEscaped
            if letter == ",", !isQuoted {
                parts.append("")
            } else {
                parts[parts.count - 1].append(letter)
            }
        }
        return parts
    }
}

extension String {
    /// A text in quotation marks without them.
    var unquoted: String {
        guard count > 1, first == "\"", last == "\"" else { return self }
        return String(dropFirst().dropLast()).replacing("\\\"", with: "\"")
    }

    /// A text that may stand in quotation marks.
    var quotedEscaped: String { replacing("\"", with: "\\\"") }
}
