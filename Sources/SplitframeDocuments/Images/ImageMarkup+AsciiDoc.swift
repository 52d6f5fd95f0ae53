extension ImageMarkup {
    /// Reads `image::path["words",name=value]`.
    init?(asciidoc line: Substring) {
        guard line.hasPrefix("image::"), line.last == "]", let bracket = line.firstIndex(of: "[") else {
            return nil
        }
        self.init(form: .asciidoc, source: String(line.dropFirst(7)[..<bracket]).withoutPercents)
        for (index, part) in line[line.index(after: bracket)...].dropLast().parts.enumerated() {
            let part = part.drop(while: \.isWhitespace)
            let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
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
        let words = alternativeText.map { "\"\($0.quotedEscaped)\"" } ?? ""
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
