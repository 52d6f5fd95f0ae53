extension ImageMarkup {
    /// Reads `image::path["words",name=value]`.
    init?(asciidoc line: Substring) {
        guard line.hasPrefix("image::"), line.last == "]", let bracket = line.firstIndex(of: "[") else {
            return nil
        }
        self.init(form: .asciidoc, source: String(line.dropFirst(7)[..<bracket]).withoutPercents)
        let list = String(line[line.index(after: bracket)...].dropLast())
        for (index, part) in list.attributes.enumerated() {
            let part = part.drop(while: \.isWhitespace)
            let name = part.prefix(while: \.isOfAttributeName)
            guard !name.isEmpty, part[name.endIndex...].first == "=" else {
                if index == 0 {
                    alternativeText = part.isEmpty ? nil : String(part).unquoted
                } else {
                    attributes.append(Attribute(name: String(part)))
                }
                continue
            }
            let value = String(part[name.endIndex...].dropFirst())
            switch name {
            case "alt": alternativeText = value.unquoted
            case "generated": take(mark: value)
            case "width" where mark != nil && !keepsWidth: break
            default: attributes.append(Attribute(name: String(name), value: value))
            }
        }
    }

    func asciidoc(_ links: FigureLinks) -> String {
        let words = alternativeText.map { "\"\($0.withEscapedMarks)\"" } ?? ""
        let kept = attributes.filter { $0.name != "width" || !links.isWidthAsked }
        let width = kept.first { $0.name == "width" }
        var own = mark(beside: width).map { [Attribute(name: "generated", value: $0)] } ?? []
        if width == nil { own.append(Attribute(name: "width", value: "\(links.width)")) }
        let named = (own + kept).map { attribute in
            attribute.value.map { "\(attribute.name)=\($0)" } ?? attribute.name
        }
        return "image::\(links.finest.path.urlPath)[\(([words] + named).joined(separator: ","))]"
    }

    /// The text that Asciidoctor reads back where this one is asked for: a backslash at the end of a quotation would be
    /// part of its end.
    static func asciidocText(_ text: String) -> String {
        text.unicodeScalars.last == "\\" ? text + " " : text
    }
}

extension String {
    /// The attributes between commas, as Asciidoctor takes them apart: a quotation may stand at the beginning of a value
    /// alone, and a mark that opens one which nothing closes is a letter.
    fileprivate var attributes: [String] {
        var attributes = [""]
        var beginsValue = true
        var rest = unicodeScalars[...]
        while let scalar = rest.first {
            let quotation = beginsValue ? rest.quotation : nil
            let next = quotation ?? rest.prefix(1)
            rest = rest[next.endIndex...]
            if scalar == "," {
                attributes.append("")
                beginsValue = true
            } else {
                let attribute = attributes[attributes.count - 1]
                beginsValue = scalar == "=" ? attribute.isAttributeName : beginsValue && scalar == " "
                attributes[attributes.count - 1] = attribute + String(next)
            }
        }
        return attributes
    }

    private var isAttributeName: Bool {
        let name = drop(while: \.isWhitespace)
        return !name.isEmpty && name.allSatisfy(\.isOfAttributeName)
    }

    /// A text in which quotation marks are escaped.
    fileprivate var withEscapedMarks: String {
        unicodeScalars.reduce(into: "") { $0 += $1 == "\"" ? "\\\"" : String($1) }
    }
}

extension Character {
    fileprivate var isOfAttributeName: Bool { isLetter || isNumber || self == "-" || self == "_" }
}
