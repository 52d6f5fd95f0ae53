/// The lines with which a document shows the figure of a request; they are never read back.
struct FigureAnswer: Hashable, Sendable {
    var links: FigureLinks
    var alternativeText: String
    /// The author's attributes of the picture, by name; a width replaces the generated one.
    var attributes: [String: String] = [:]
    /// How the page chooses between a light and a dark picture.
    var appearanceSwitch = AppearanceSwitch.system
    /// Whether the document can show the page of an interactive figure in a frame.
    var embeds = false

    /// The lines that show the figure, in a given markup.
    func lines(as form: AnswerForm) -> [String] {
        let lines: [String] =
            switch form {
            case .markdown: [links.isPlain && attributes.isEmpty && !embedsPage ? markdown : html]
            case .html: [html]
            case .myst:
                pictures.flatMap { ["```{image} \($0.path.urlPath)"] + options(of: $0) + ["```"] }
                    + ["<!-- \(Self.mark) -->"]
            case .directive:
                [
                    "@Image(source: \"\(links.name)\", alt: \"\(text.escapedForDirective)\")",
                    "@Comment { \(Self.mark) }",
                ]
            case .asciidoc: [asciidoc]
            case .restructuredText:
                [".. \(Self.mark)"]
                    + pictures.flatMap {
                        [".. image:: \($0.path.urlPath)"] + options(of: $0).map { "   " + $0 }
                    }
            }
        return AnswerMark.signed(lines)
    }

    private static let mark = "generated \(AnswerMark.empty)"

    /// The alternative text in one line.
    private var text: String { alternativeText.split(whereSeparator: \.isNewline).joined(separator: " ") }

    /// The attributes besides the text, in a fixed order.
    private func named(width: String, class added: String? = nil) -> [(name: String, value: String)] {
        var all = attributes.merging(["width": width]) { own, _ in own }
        if let added { all["class"] = all["class"].map { "\($0) \(added)" } ?? added }
        return all.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private var markdown: String {
        let path = links.name == links.finest.path ? links.name : links.finest.path.urlPath
        let picture = "![\(text.escapedForMarkdown)](\(path.escapingParentheses))"
        let linked = links.page.map { "[\(picture)](\($0.urlPath.escapingParentheses))" }
        return "\(linked ?? picture)<!-- \(Self.mark) -->"
    }

    private var embedsPage: Bool { embeds && links.page != nil }

    /// The picture, with a link to the page of an interactive figure, or in its frame.
    private var html: String {
        guard let page = links.page?.urlPath.escapedForHTML else { return picture }
        let link = "<a href=\"\(page)\">\(picture)</a>"
        guard embedsPage else { return link }
        // The frame has room for the picture, and for what is below it.
        let width = min(links.width, 760)
        let height = links.pictureHeight * width / max(links.pictureWidth, 1) + 200
        let frame = [
            ("src", page), ("title", text.escapedForHTML), ("width", "100%"), ("height", "\(height)"),
            ("style", "border:0"), ("loading", "lazy"),
        ]
        return "<iframe \(frame.map { "\($0)=\"\($1)\"" }.joined(separator: " "))>\(link)</iframe>"
    }

    private var picture: String {
        guard let dark = links.darkFiles.last else { return image(links.files, mark: true) }
        switch appearanceSwitch {
        case .fragment:
            return image(links.files, suffix: "#only-light")
                + image(links.darkFiles, suffix: "#only-dark", mark: true)
        case .system, .classes:
            let dark = links.darkFiles.count > 1 ? Self.set(links.darkFiles) : dark.path.urlPath
            return
                "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(dark.escapedForHTML)\">"
                + "\(image(links.files, mark: true))</picture>"
        }
    }

    /// An `<img>` of files, with a suffix of its address, and with the check sum if it is the last of the answer.
    private func image(_ files: [FigureLinks.File], suffix: String = "", mark: Bool = false) -> String {
        var all = [("src", (files.first?.path ?? "").urlPath + suffix)]
        if files.count > 1 { all.append(("srcset", Self.set(files))) }
        all += [("alt", text)] + named(width: "\(links.width)")
        if mark { all.append(("data-generated", AnswerMark.empty)) }
        return "<img " + all.map { "\($0)=\"\($1.escapedForHTML)\"" }.joined(separator: " ") + ">"
    }

    private static func set(_ files: [FigureLinks.File]) -> String {
        files.map { "\($0.path.urlPath) \($0.scale)x" }.joined(separator: ", ")
    }

    /// The page of an interactive figure, for markup in which pictures have a link.
    private var link: [String] { links.page.map { [$0.urlPath] } ?? [] }

    private var asciidoc: String {
        let all = named(width: "\(links.width)").map { "\($0.name)=\"\($0.value.escapedForAsciiDoc)\"" }
        return "image::\(links.finest.path.urlPath)[\"\(text.escapedForAsciiDoc)\","
            + (all + link.map { "link=\"\($0)\"" }).joined(separator: ",") + ",generated=\(AnswerMark.empty)]"
    }

    /// The finest file, and the finest dark one where the page chooses by classes.
    private var pictures: [(path: String, class: String?)] {
        guard appearanceSwitch == .classes, let dark = links.darkFiles.last else {
            return [(links.finest.path, nil)]
        }
        return [(links.finest.path, "only-light"), (dark.path, "only-dark")]
    }

    private func options(of picture: (path: String, class: String?)) -> [String] {
        ([("alt", text)] + named(width: "\(links.width)px", class: picture.class)
            + link.map { ("target", $0) })
            .map { ":\($0): \($1)" }
    }
}

/// The markup that shows a picture in a document.
enum AnswerForm: Hashable, Sendable {
    /// `![text](path)`, or HTML if that is not sufficient.
    case markdown
    /// `<img …>`, or `<picture>` around it.
    case html
    /// The directive of MyST, which is Markdown for Sphinx.
    case myst
    /// DocC's `@Image(source: name, alt: "text")`.
    case directive
    /// `image::path["text"]`
    case asciidoc
    /// `.. image:: path` with options below.
    case restructuredText
}

/// How a page chooses between a light and a dark picture.
enum AppearanceSwitch: Hashable, Sendable {
    /// By what the reader's system prefers.
    case system
    /// By its own switch, which shows pictures whose addresses end in `#only-light` or `#only-dark`: Material for MkDocs.
    case fragment
    /// By its own switch, which shows pictures of the classes `only-light` and `only-dark`: Furo.
    case classes
}
