/// How a document is written.
package enum DocumentSyntax: Hashable, Sendable, CaseIterable {
    case markdown
    /// Markdown in a DocC catalogue.
    case docc
    /// A tutorial in a DocC catalogue.
    case tutorial
    case asciidoc
    case restructuredText
    case html
    /// A JSON list of figures, for every other kind of document.
    case figures

    /// The ends of file names, and what they say.
    package static let suffixes: [(suffix: String, syntax: DocumentSyntax)] = [
        ("md", .markdown), ("markdown", .markdown), ("tutorial", .tutorial), ("adoc", .asciidoc),
        ("asciidoc", .asciidoc), ("asc", .asciidoc), ("rst", .restructuredText), ("html", .html),
        ("htm", .html),
        ("json", .figures),
    ]

    /// The syntax of a file; nil where its name says none.
    package init?(path: String) {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."),
            let known = Self.suffixes.first(where: {
                $0.suffix == name[name.index(after: dot)...].lowercased()
            })
        else { return nil }
        self = known.syntax == .markdown && Self.catalogue(of: path) != nil ? .docc : known.syntax
    }

    /// The DocC catalogue that a file lies in; nil where it lies in none.
    static func catalogue(of path: String) -> String? {
        let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        guard let last = folders.lastIndex(where: { $0.hasSuffix(".docc") }) else { return nil }
        return folders[...last].joined(separator: "/")
    }

    /// Whether pictures are named without scale, appearance and suffix, as DocC finds them.
    var namesVariants: Bool { self == .docc || self == .tutorial }

    /// Reads the requests of a document.
    func places(in document: DocumentLines) throws(RequestFault) -> [FigurePlace] {
        switch self {
        case .markdown, .docc, .tutorial, .html:
            var reader = MarkupReader(document, self)
            return try reader.read()
        case .asciidoc: return try AsciiDocReader(document).read()
        case .restructuredText: return try RestructuredTextReader(document).read()
        case .figures: return []
        }
    }
}
