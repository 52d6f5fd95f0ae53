/// The lines with which a document shows the figure of a request; they are never read back.
struct FigureAnswer: Hashable, Sendable {
    var links: FigureLinks
    var alternativeText: String
    /// The author's attributes of the picture, by name; a width replaces the generated one.
    var attributes: [String: String] = [:]

    /// The lines that show the figure, in a given markup.
    func lines(as form: AnswerForm) -> [String] {
        let lines: [String] =
            switch form {
            case .markdown: [links.isPlain && attributes.isEmpty ? markdown : html]
            case .html: [html]
            case .myst:
                ["```{image} \(links.finest.path.urlPath)"] + options + ["```", "<!-- \(Self.mark) -->"]
            case .directive:
                [
                    "@Image(source: \"\(links.name)\", alt: \"\(text.escapedForDirective)\")",
                    "@Comment { \(Self.mark) }",
                ]
            case .asciidoc: [asciidoc]
            case .restructuredText:
                [".. \(Self.mark)", ".. image:: \(links.finest.path.urlPath)"] + options.map { "   " + $0 }
            }
        return AnswerMark.signed(lines)
    }

    private static let mark = "generated \(AnswerMark.empty)"

    /// The alternative text in one line.
    private var text: String { alternativeText.split(whereSeparator: \.isNewline).joined(separator: " ") }

    /// The attributes besides the text, in a fixed order.
    private func named(width: String) -> [(name: String, value: String)] {
        attributes.merging(["width": width]) { own, _ in own }.sorted { $0.key < $1.key }.map {
            ($0.key, $0.value)
        }
    }

    private var markdown: String {
        let path = links.name == links.finest.path ? links.name : links.finest.path.urlPath
        return "![\(text.escapedForMarkdown)](\(path.escapingParentheses))<!-- \(Self.mark) -->"
    }

    private var html: String {
        var all = [("src", (links.files.first?.path ?? "").urlPath)]
        if links.files.count > 1 { all.append(("srcset", Self.set(links.files))) }
        all += [("alt", text)] + named(width: "\(links.width)") + [("data-generated", AnswerMark.empty)]
        let image = "<img " + all.map { "\($0)=\"\($1.escapedForHTML)\"" }.joined(separator: " ") + ">"
        guard !links.darkFiles.isEmpty else { return image }
        let dark = links.darkFiles.count > 1 ? Self.set(links.darkFiles) : links.darkFiles[0].path.urlPath
        return
            "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(dark.escapedForHTML)\">\(image)</picture>"
    }

    private static func set(_ files: [FigureLinks.File]) -> String {
        files.map { "\($0.path.urlPath) \($0.scale)x" }.joined(separator: ", ")
    }

    private var asciidoc: String {
        let all = named(width: "\(links.width)").map { "\($0.name)=\"\($0.value.escapedForAsciiDoc)\"" }
        return "image::\(links.finest.path.urlPath)[\"\(text.escapedForAsciiDoc)\","
            + all.joined(separator: ",") + ",generated=\(AnswerMark.empty)]"
    }

    private var options: [String] {
        ([("alt", text)] + named(width: "\(links.width)px")).map { ":\($0): \($1)" }
    }
}
