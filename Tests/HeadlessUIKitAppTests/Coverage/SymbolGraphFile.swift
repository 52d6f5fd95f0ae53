/// A symbol graph as `swift symbolgraph-extract` writes it, of which this much is read.
struct SymbolGraphFile: Decodable {
    let symbols: [Symbol]
    let relationships: [Relation]

    struct Symbol: Decodable {
        struct Identified: Decodable { let identifier: String }
        struct Named: Decodable { let precise: String }
        struct Fragment: Decodable { let spelling: String }

        let kind: Identified
        let identifier: Named
        let pathComponents: [String]
        let declarationFragments: [Fragment]
        let location: Location?
        let docComment: Comment?

        var name: String { pathComponents.joined(separator: ".") }

        /// By files, and lines in them.
        var order: (String, Int, String) { (location?.file ?? "", location?.position.line ?? 0, name) }

        /// Where the whole documentation, or the section of a type's members, says that the symbol compiles only.
        func mark(in sections: CompilingSections) -> SymbolGraph.SourceLine? {
            if let docComment, let line = docComment.lines.first, docComment.lines.count == 1,
                line.text == "Compiles only." || line.text.hasSuffix("; compiles only."),
                let range = line.range
            {
                return SymbolGraph.SourceLine(file: docComment.file, number: range.start.line + 1)
            }
            return location.flatMap { sections.heading(above: $0.position.line + 1, in: $0.file) }
        }
    }

    struct Position: Decodable { let line: Int }

    struct Location: Decodable {
        let uri: String
        let position: Position

        var file: String { Self.file(uri) }

        /// `HeadlessUIKit/Views/UIView.swift`.
        static func file(_ uri: String) -> String {
            (uri.ranges(of: "/Sources/").last.map { String(uri[$0.upperBound...]) }) ?? uri
        }
    }

    struct Comment: Decodable {
        struct Range: Decodable { let start: Position }
        struct Line: Decodable {
            let text: String
            let range: Range?
        }

        let uri: String?
        let lines: [Line]

        var file: String { Location.file(uri ?? "") }
    }

    struct Relation: Decodable {
        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
    }
}
