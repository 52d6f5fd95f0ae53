@testable import SplitframeDocuments

/// Documents of every syntax: once their requests are answered they stay as they are, and they ask for the same.
enum DocumentTarget {
    private static let links = FigureLinks(
        files: [FigureLinks.File(scale: 1, path: "images/figure (1)%.png")], name: "figure (1)%", width: 320)

    static func run(_ input: [UInt8]) throws {
        var source = ByteSource(input)
        for syntax in DocumentSyntax.allCases where syntax != .figures {
            let words = "Two columns, \"side by side\" [a] <b>" + words(&source)
            try answer(input, syntax, words: words)
            try answer(Array(document(&source, syntax).utf8), syntax, words: words)
        }
    }

    private static func answer(_ bytes: [UInt8], _ syntax: DocumentSyntax, words: String) throws {
        let lines = DocumentLines(bytes)
        guard let places = try? syntax.requests(in: lines).places else { return }
        let answered = Self.bytes(lines, places, syntax, words: words)
        let second = DocumentLines(answered)
        guard let found = try? syntax.requests(in: second).places else {
            throw FuzzFinding("\(syntax): an answered document is no longer read: \(text(answered))")
        }
        try FuzzFinding.unless(
            found.map(\.request.text) == places.map(\.request.text),
            "\(syntax): \(text(bytes)), answered, asks for something else: \(text(answered))")
        let again = Self.bytes(second, found, syntax, words: words)
        try FuzzFinding.unless(
            again == answered,
            "\(syntax): an answered document is answered again: \(text(answered)), \(text(again))")
    }

    private static func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self).debugDescription
    }

    /// The document with a picture behind each request; no two requests have the same answer.
    private static func bytes(
        _ lines: DocumentLines, _ places: [FigurePlace], _ syntax: DocumentSyntax, words: String
    ) -> [UInt8] {
        var bytes = lines.bytes
        let answer = FigureAnswer(links: links, alternativeText: words)
        for place in places.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            if case .foreign = place.answer { continue }
            let text = answer.lines(as: syntax.form(for: nil)).joined(
                separator: place.terminator + place.prefix)
            bytes.replaceSubrange(place.range, with: Array((place.before + text + place.after).utf8))
        }
        return bytes
    }

    /// What a person may write, with all that has a meaning in some syntax.
    private static func words(_ source: inout ByteSource) -> String {
        let parts = [
            "a", " ", ",", "\"", "'", "\\", "=", "alt=", "width=5", "\u{301}", "\u{600}", "]", "<", "&", "`",
        ]
        return source.list(atMost: 8) { $0.element(of: parts) }.joined()
    }

    /// Lines as documents have them, and now and then as they have not.
    private static func document(_ source: inout ByteSource, _ syntax: DocumentSyntax) -> String {
        let request = #"{"selection": {"device": "ipad-mini-6"}}"#
        var lines = [
            "", "", "Words.", "# Title", "- item", "  indented", "    code", "> quoted", "```", "~~~",
            "````swift",
            "![words](images/figure.png)", "![](x.png \"title\")", "[![a](b.png)](c)",
            "<img src=\"x.png\" alt=\"\">",
            "<picture>", "</picture>", "<!-- note -->", "<!--", "-->", "@Image(source: x, alt: \"y\")",
            "@Image(source: x, alt: \"\(words(&source))\", role: \(words(&source)))",
            "![\(words(&source))](x.png \"\(words(&source))\")",
            "<img src=\"x.png\" alt=\"\(words(&source))\">",
            "\t\ttabs",
            "---", "====", "----", "....", "|===", "--", "..", "   text",
        ]
        switch syntax {
        case .markdown, .docc, .tutorial, .html:
            lines += [
                "<!-- splitframe: \(request) -->", "> <!-- splitframe: \(request) -->",
                "  <!-- splitframe: \(request) -->", "<!-- splitframe:", request, "```splitframe",
            ]
        case .asciidoc:
            lines += [
                "// splitframe: \(request)", "image::x.png[words]", "image::x.png[]",
                "image::x.png[\(words(&source))]", ":imagesdir: pictures",
            ]
        case .restructuredText:
            lines += [
                ".. splitframe: \(request)", ".. image:: x.png", "   :alt: words", "   :width: 40", "::",
            ]
        case .figures: break
        }
        return source.list(atMost: 24) { source in
            source.element(of: lines) + source.element(of: ["\n", "\n", "\n", "\n", "\r\n", "\r", "", " \n"])
        }.joined()
    }
}
