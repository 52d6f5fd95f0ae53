/// How a picture is shown in a document.
enum AnswerForm: Hashable, Sendable {
    /// `![text](path)`, or where that does not say enough, HTML.
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
