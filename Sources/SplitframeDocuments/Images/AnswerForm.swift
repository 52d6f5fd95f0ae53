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
