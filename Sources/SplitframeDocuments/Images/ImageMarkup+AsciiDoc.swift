extension ImageMarkup {
    /// Reads `image::path["words",name=value]`.
    init?(asciidoc line: Substring) {
        guard line.hasPrefix("image::"), line.last == "]", let bracket = line.firstIndex(of: "[") else {
            return nil
        }
        self.init(form: .asciidoc, source: String(line.dropFirst(7)[..<bracket]).withoutPercents)
        let parts = line[line.index(after: bracket)...].dropLast().parts(pairsBackslashes: false)
        for (index, part) in parts.enumerated() {
            let part = part.drop(while: \.isWhitespace)
            let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            guard !name.isEmpty, part[name.endIndex...].first == "=" else {
                if index == 0 {
                    alternativeText = part.isEmpty ? nil : String(part).closedUnquoted
                } else {
                    attributes.append(Attribute(name: String(part)))
                }
                continue
            }
            let value = String(part[name.endIndex...].dropFirst())
            switch name {
            case "alt": alternativeText = value.closedUnquoted
            case "generated": take(mark: value)
            case "width" where mark != nil && !keepsWidth: break
            default: attributes.append(Attribute(name: String(name), value: value))
            }
        }
    }

    func asciidoc(_ links: FigureLinks) -> String {
        let words = alternativeText.map { "\"\($0.quotedClosed)\"" } ?? ""
        let kept = attributes.filter { $0.name != "width" || !links.isWidthAsked }
        let width = kept.first { $0.name == "width" }
        var own = mark(beside: width).map { [Attribute(name: "generated", value: $0)] } ?? []
        if width == nil { own.append(Attribute(name: "width", value: "\(links.width)")) }
        let named = (own + kept).map { attribute in
            attribute.value.map { "\(attribute.name)=\($0)" } ?? attribute.name
        }
        return "image::\(links.finest.path.urlPath)[\(([words] + named).joined(separator: ","))]"
    }
}

extension String {
    /// A text in quotation marks without them, unless a backslash in front of the last one makes it a letter.
    fileprivate var closedUnquoted: String {
        hasSuffix("\\\"") ? self : unquoted(pairsBackslashes: false)
    }

    /// A text that may stand in quotation marks: a backslash at its end would be part of one.
    fileprivate var quotedClosed: String {
        quotedEscaped(pairsBackslashes: false) + (last == "\\" ? " " : "")
    }
}
