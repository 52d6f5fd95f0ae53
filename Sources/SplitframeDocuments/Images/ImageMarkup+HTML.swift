extension ImageMarkup {
    /// Reads `<img …>`, alone or in `<picture>`; of the sources of that nothing is kept.
    init?(html text: String) {
        guard let start = text.firstRange(of: "<img"),
            text[..<start.lowerBound].drop(while: { $0 == "[" }).leadsToImage
        else { return nil }
        self.init(form: .html, source: "")
        guard let tag = HTMLTag(text[start.upperBound...]) else { return nil }
        var rest = tag.rest.drop(while: \.isWhitespace)
        if text.drop(while: { $0 == "[" }).hasPrefix("<picture") {
            guard rest.hasPrefix("</picture>") else { return nil }
            rest = rest.dropFirst(10)
        }
        // A link around it is its author's.
        if text.hasPrefix("[") {
            guard rest.hasPrefix("]("), rest.hasSuffix(")") else { return nil }
            (head, tail) = ("[", String(rest))
        } else if !rest.allSatisfy(\.isWhitespace) {
            return nil
        }
        for attribute in tag.attributes {
            let value = attribute.value?.withoutEntities
            switch attribute.name.lowercased() {
            case "src": source = (value ?? "").withoutPercents
            case "alt": alternativeText = value ?? ""
            case Self.markAttribute: mark = value
            case "srcset", "width", "height": break
            default: attributes.append(attribute)
            }
        }
    }

    func html(_ links: FigureLinks) -> String {
        var own = [Attribute(name: "src", value: (links.files.first?.path ?? "").urlPath)]
        if links.files.count > 1 { own.append(Attribute(name: "srcset", value: Self.set(links.files))) }
        own += [
            Attribute(name: "alt", value: alternativeText?.htmlEscaped),
            Attribute(name: "width", value: "\(links.width)"),
        ]
        if let mark { own.append(Attribute(name: Self.markAttribute, value: mark)) }
        let image = "<img " + (own + attributes).map(\.html).joined(separator: " ") + ">"
        guard !links.darkFiles.isEmpty else { return image }
        let dark = links.darkFiles.count > 1 ? Self.set(links.darkFiles) : links.darkFiles[0].path.urlPath
        return "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(dark)\">\(image)</picture>"
    }

    private static let markAttribute = "data-generated"

    private static func set(_ files: [FigureLinks.File]) -> String {
        files.map { "\($0.path.urlPath) \($0.scale)x" }.joined(separator: ", ")
    }
}

extension ImageMarkup.Attribute {
    /// The attribute as HTML has it.
    fileprivate var html: String { value.map { "\(name)=\"\($0)\"" } ?? name }
}

extension Substring {
    /// Whether nothing stands here but the beginning of a picture and its sources.
    fileprivate var leadsToImage: Bool {
        guard !isEmpty else { return true }
        guard hasPrefix("<picture"), let picture = HTMLTag(dropFirst(8)) else { return false }
        var rest = picture.rest.drop(while: \.isWhitespace)
        while rest.hasPrefix("<source"), let source = HTMLTag(rest.dropFirst(7)) {
            rest = source.rest.drop(while: \.isWhitespace)
        }
        return rest.isEmpty
    }
}

/// The attributes of a tag, as they are written, and what stands behind it.
private struct HTMLTag {
    var attributes: [ImageMarkup.Attribute] = []
    var rest: Substring

    /// Reads from behind the tag's name; nil where nothing closes it.
    init?(_ text: Substring) {
        // Scalars: an accent on a quotation mark or behind a name belongs to the text.
        var scalars = text.unicodeScalars
        rest = text
        while true {
            scalars = scalars.drop { $0.properties.isWhitespace || $0 == "/" }
            guard let first = scalars.first else { return nil }
            if first == ">" {
                rest = Substring(scalars.dropFirst())
                return
            }
            let name = scalars.prefix { !$0.properties.isWhitespace && !"=>/".unicodeScalars.contains($0) }
            guard !name.isEmpty else { return nil }
            scalars = scalars[name.endIndex...].drop(while: \.properties.isWhitespace)
            guard scalars.first == "=" else {
                attributes.append(.init(name: String(name)))
                continue
            }
            scalars = scalars.dropFirst().drop(while: \.properties.isWhitespace)
            let quote = scalars.first
            let isQuoted = quote == "\"" || quote == "'"
            if isQuoted { scalars.removeFirst() }
            let value = scalars.prefix {
                isQuoted ? $0 != quote : !$0.properties.isWhitespace && $0 != ">"
            }
            scalars = scalars[value.endIndex...]
            if isQuoted, scalars.popFirst() == nil { return nil }
            attributes.append(
                .init(name: String(name), value: String(value).replacingScalars("\"", with: "&quot;")))
        }
    }
}

extension String {
    private static let entities = [
        ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"),
    ]

    /// The text as the value of an attribute.
    var htmlEscaped: String {
        Self.entities.reduce(self) { $0.replacingScalars($1.0, with: $1.1) }
    }

    /// The text of an attribute's value.
    fileprivate var withoutEntities: String {
        Self.entities.reversed().reduce(replacingScalars("&#39;", with: "'")) {
            $0.replacingScalars($1.1, with: $1.0)
        }
    }

    fileprivate func replacingScalars(_ scalars: String, with others: String) -> String {
        String(unicodeScalars.replacing(scalars.unicodeScalars, with: others.unicodeScalars))
    }
}
