import SplitframeInterface

/// The words of a document that show a picture, taken apart: what is ours, and what its author has added.
struct ImageMarkup: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        /// `![words](path)`
        case markdown
        /// `<img …>`, or `<picture>` around it.
        case html
        /// DocC's `@Image(source: name, alt: "words")`.
        case directive
        /// `image::path["words"]`
        case asciidoc
        /// `.. image:: path` with options below.
        case restructuredText

        /// The nearest text to this one that can be written, and read again as the same.
        func text(_ text: String) -> String {
            switch self {
            case .markdown, .html, .restructuredText: text
            case .directive: ImageMarkup.directiveText(text)
            case .asciidoc: ImageMarkup.asciidocText(text)
            }
        }
    }

    /// A name with what stands behind it, as it is written.
    struct Attribute: Hashable, Sendable {
        var name: String
        var value: String?
    }

    var form: Form
    /// The path, or DocC's name, without escapes.
    var source: String
    /// The alternative text; nil where there is none.
    var alternativeText: String?
    /// The check sum that stands beside a text that was generated.
    var mark: String?
    /// Whether a width beside a generated text is its author's; else it is ours as well.
    var keepsWidth = false
    /// What its author has said of the picture besides, in order.
    var attributes: [Attribute] = []
    /// What stands in front of a Markdown image on its line and behind it.
    var head = ""
    var tail = ""

    /// Whether the alternative text is one that we wrote, and nobody has changed it since.
    var isGenerated: Bool { alternativeText.map { Self.mark(of: $0) == mark } ?? true }

    /// The check sum that says of a text that it was generated.
    static func mark(of text: String) -> String { String(text.checkSum & 0xFFFF_FFFF, radix: 16) }

    /// Takes a mark as it is written: the check sum, and `-alt` behind it where nothing but the words is ours.
    mutating func take(mark text: String?) {
        keepsWidth = text?.hasSuffix("-alt") ?? false
        mark = keepsWidth ? text.map { String($0.dropLast(4)) } : text
    }

    /// The mark as it is written beside a width of ours or the author's.
    func mark(beside width: Attribute?) -> String? { mark.map { $0 + (width == nil ? "" : "-alt") } }

    /// The same as HTML, which can say more.
    var asHTML: ImageMarkup {
        guard form == .markdown else { return self }
        var markup = self
        markup.form = .html
        let title = attributes.first { $0.name == "title" }?.value?.filter { !"\n".contains($0) } ?? ""
        let words = title.drop(while: \.isWhitespace)
        markup.attributes =
            words.isEmpty ? [] : [Attribute(name: "title", value: String(words).unquoted.htmlEscaped)]
        if !tail.hasPrefix("](") { markup.tail = "" }
        return markup
    }

    /// Reads what shows a picture from a line of a document on; nil where the line does not begin such.
    ///
    /// - Returns: The markup, and the last line that belongs to it.
    static func read(
        from line: Int, in document: DocumentLines, _ syntax: DocumentSyntax
    ) -> (markup: ImageMarkup, end: Int)? {
        guard line < document.count else { return nil }
        let words = MarkdownLine(document.text(line)).words
        let tag = words.drop { $0 == "[" }
        if tag.hasPrefix("<picture") || tag.hasPrefix("<img") {
            let closing = tag.hasPrefix("<picture") ? "</picture>" : ">"
            var text = ""
            // A picture in its own lines has a handful.
            for last in line..<min(line + 12, document.count) {
                let words = MarkdownLine(document.text(last)).words
                // A comment may be the next request.
                guard !words.isEmpty, !words.contains("<!--") else { return nil }
                text += (text.isEmpty ? "" : "\n") + words
                if text.contains(closing) { return ImageMarkup(html: text).map { ($0, last) } }
            }
            return nil
        }
        if syntax != .html, let markup = ImageMarkup(markdown: words) { return (markup, line) }
        guard syntax.namesVariants, var markup = ImageMarkup(directive: words) else { return nil }
        guard line + 1 < document.count,
            let mark = ImageMarkup.directiveMark(MarkdownLine(document.text(line + 1)).words)
        else { return (markup, line) }
        markup.mark = mark
        return (markup, line + 1)
    }

    /// The lines that show a figure in this form, with what the author has added; the alternative text is a person's
    /// own, or else `generated`.
    func lines(showing links: FigureLinks, generated: String) -> [String] {
        var markup = self
        if isGenerated || alternativeText?.isEmpty != false && form != .html {
            let text = form.text(generated)
            markup.alternativeText = text
            markup.mark = Self.mark(of: text)
        } else {
            markup.alternativeText = alternativeText.map(form.text)
            markup.mark = nil
        }
        return switch form {
        case .markdown: [markup.markdown(links)]
        case .html: [markup.head + markup.html(links) + markup.tail]
        case .directive: markup.directive(links)
        case .asciidoc: [markup.asciidoc(links)]
        case .restructuredText: markup.restructuredText(links)
        }
    }
}
