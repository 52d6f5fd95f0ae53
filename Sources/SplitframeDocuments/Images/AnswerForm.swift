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
