/// The syntax of a document.
package enum DocumentSyntax: Hashable, Sendable, CaseIterable {
    case markdown
    /// Markdown in a DocC catalogue.
    case docc
    /// A tutorial in a DocC catalogue.
    case tutorial
    case asciidoc
    case restructuredText
    case html
    /// A JSON list of figures, for any other kind of document.
    case figures

    /// The suffixes of file names with their syntaxes.
    package static let suffixes: [(suffix: String, syntax: DocumentSyntax)] = [
        ("md", .markdown), ("markdown", .markdown), ("tutorial", .tutorial), ("adoc", .asciidoc),
        ("asciidoc", .asciidoc), ("asc", .asciidoc), ("rst", .restructuredText), ("html", .html),
        ("htm", .html),
        ("json", .figures),
    ]

    /// The syntax of a file; nil if its name does not indicate one.
    package init?(path: String) {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."),
            let known = Self.suffixes.first(where: {
                $0.suffix == name[name.index(after: dot)...].lowercased()
            })
        else { return nil }
        self = known.syntax == .markdown && Self.catalogue(of: path) != nil ? .docc : known.syntax
    }

    /// The DocC catalogue that contains a file, whatever the current folder is; nil if there is none.
    static func catalogue(of path: String) -> String? {
        let folder = DocumentPath.folder(of: path)
        let folders = DocumentPath.absolute(folder).split(separator: "/")
        guard let last = folders.lastIndex(where: { $0.hasSuffix(".docc") }) else { return nil }
        var parts = folder == "." ? [] : folder.split(separator: "/", omittingEmptySubsequences: false)
        for _ in folders[(last + 1)...] {
            if let part = parts.last, !["", ".", ".."].contains(part) {
                parts.removeLast()
            } else {
                parts.append("..")
            }
        }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// Whether pictures are referred to without scale, appearance and suffix, as in DocC.
    var namesVariants: Bool { self == .docc || self == .tutorial }

    /// Reads the requests of a document.
    func requests(in document: DocumentLines) throws(RequestFault) -> FoundRequests {
        switch self {
        case .markdown, .docc, .tutorial:
            var reader = MarkdownReader(document, isDocC: namesVariants)
            return try reader.read()
        case .html:
            var reader = HTMLReader(document)
            return try reader.read()
        case .asciidoc:
            var reader = AsciiDocReader(document)
            return reader.read()
        case .restructuredText:
            var reader = RestructuredTextReader(document)
            return reader.read()
        case .figures: return FoundRequests()
        }
    }

    /// The markup for pictures in this syntax, as a site generator needs it.
    func form(for generator: SiteGenerator?) -> AnswerForm {
        switch self {
        case .markdown: if case .sphinx = generator { .myst } else { .markdown }
        case .docc, .figures: .markdown
        case .tutorial: .directive
        case .asciidoc: .asciidoc
        case .restructuredText: .restructuredText
        case .html: .html
        }
    }
}
