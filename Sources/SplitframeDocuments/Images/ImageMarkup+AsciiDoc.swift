extension ImageMarkup {
    /// Reads `image::path["words",name=value]`.
    init?(asciidoc line: Substring) {
        // An accent behind a bracket does not make it a letter.
        let scalars = line.unicodeScalars
        guard line.hasPrefix("image::"), scalars.last == "]", let bracket = scalars.firstIndex(of: "[") else {
            return nil
        }
        self.init(form: .asciidoc, source: String(line.dropFirst(7)[..<bracket]).withoutPercents)
        let list = Substring(scalars[bracket...].dropFirst().dropLast())
        for (index, (name, value)) in list.attributes.enumerated() {
            switch name ?? (index < Self.positions.count ? Self.positions[index] : nil) {
            case _ where name == nil && value.isEmpty: break
            case "alt": alternativeText = value.unquoted
            case "generated": take(mark: value)
            case "width" where mark != nil && !keepsWidth: break
            case let name?: attributes.append(Attribute(name: name, value: value))
            case nil: attributes.append(Attribute(name: value))
            }
        }
    }

    /// What the first attributes of a picture are where they have no name.
    private static let positions = ["alt", "width", "height"]

    func asciidoc(_ links: FigureLinks) -> String {
        let words = alternativeText.map { "\"\($0.withEscapedMarks)\"" } ?? ""
        let kept = attributes.filter { $0.name != "width" || !links.isWidthAsked }
        let width = kept.first { $0.name == "width" }
        var own = mark(beside: width).map { [Attribute(name: "generated", value: $0)] } ?? []
        if width == nil { own.append(Attribute(name: "width", value: "\(links.width)")) }
        var list = [words] + (own + kept).compactMap { named in named.value.map { "\(named.name)=\($0)" } }
        let nameless = kept.filter { $0.value == nil }.map(\.name)
        // What has neither name nor meaning shall not get one by its place.
        while !nameless.isEmpty, list.count < Self.positions.count { list.append("") }
        list += nameless
        return "image::\(links.finest.path.urlPath)[\(list.joined(separator: ","))]"
    }

    /// The text that Asciidoctor reads back where this one is asked for: a backslash at the end of a quotation would be
    /// part of its end.
    static func asciidocText(_ text: String) -> String {
        text.unicodeScalars.last == "\\" ? text + " " : text
    }
}

extension Substring {
    /// The attributes, as Asciidoctor takes them apart: a quotation is a value as a whole, and ends it with or without
    /// a comma; a mark that opens one which nothing closes is a letter.
    fileprivate var attributes: [(name: String?, value: String)] {
        var attributes: [(name: String?, value: String)] = []
        var rest = unicodeScalars
        while !rest.isEmpty {
            let (name, value) = rest.nameAndValue
            let end = value.quotation?.endIndex ?? value.firstIndex(of: ",") ?? endIndex
            attributes.append((name, String(value[..<end])))
            rest = value[end...].drop(while: \.isBlank)
            if rest.first == "," { rest.removeFirst() }
        }
        return attributes
    }
}

extension Substring.UnicodeScalarView {
    /// The name in front of an equals sign at the beginning, if there is one, and all else, without the blanks in front.
    fileprivate var nameAndValue: (name: String?, value: Self) {
        let words = drop(while: \.isBlank)
        let name = words.prefix { $0.isOfWord || $0 == "-" || $0 == "." }
        let sign = words[name.endIndex...].drop(while: \.isBlank)
        guard name.first?.isOfWord == true, sign.first == "=" else { return (nil, words) }
        return (String(name), sign.dropFirst().drop(while: \.isBlank))
    }
}

extension Unicode.Scalar {
    fileprivate var isBlank: Bool { self == " " || self == "\t" }

    /// Whether Ruby takes it for part of a word.
    fileprivate var isOfWord: Bool {
        switch properties.generalCategory {
        case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: true
        default: properties.isAlphabetic
        }
    }
}

extension String {
    /// A text in which quotation marks are escaped.
    fileprivate var withEscapedMarks: String {
        unicodeScalars.reduce(into: "") { $0 += $1 == "\"" ? "\\\"" : String($1) }
    }
}
