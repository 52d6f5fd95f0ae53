import SplitframeInterface
package import SplitframeJSON

/// What is not as it would be written: a picture, the line that shows it, or a picture that no document asks for.
package struct DocumentFinding: Hashable, Sendable {
    package enum State: NamedCase {
        /// There is no such picture.
        case missing
        /// The picture shows something else.
        case stale
        /// The picture is as it would be drawn; the line that would show it is missing or says something else.
        case line
        /// Somebody else wrote or changed the line that shows the picture: it stays as it is.
        case kept
        /// What looks like a request is not answered.
        case unanswered
        /// No document asks for the picture any more.
        case unused
    }

    package var state: State
    /// The document; nil where none asks.
    package var document: String?
    /// The line of the request, counted from 1.
    package var line: Int?
    /// The files of the figure.
    package var files: [String]
    /// Why, and what to do.
    package var advice: String?

    /// What is found, as a line for people.
    package var found: String { place + ([heading.found] + details).joined(separator: ": ") }

    /// What was done, as a line for people.
    package var done: String { place + ([heading.done] + details).joined(separator: ": ") }

    private var details: [String] {
        (files.isEmpty ? [] : [files.joined(separator: ", ")]) + (advice.map { [$0] } ?? [])
    }

    private var place: String { document.map { "\($0):\(line.map { "\($0):" } ?? "") " } ?? "" }

    private var heading: (found: String, done: String) {
        switch state {
        case .missing: ("missing", "drawn")
        case .stale: ("stale", "drawn again")
        case .line: ("the line below the request does not show it yet", "line written")
        case .kept:
            (
                "the line that shows it was written by hand, and stays as it is",
                "drawn; the line that shows it was written by hand, and stays as it is"
            )
        case .unanswered: ("not answered", "not answered")
        case .unused: ("asked for no more", "removed")
        }
    }

    /// How findings are written.
    package static let listForm = JSONForm<[DocumentFinding]>([
        .list("findings", form, "in the order of the documents; none where all is as it would be written") {
            $0
        }
    ])

    private static let form = JSONForm<DocumentFinding>([
        .word("state", "missing, stale, not shown by its line, kept as it is, not answered, or unused") {
            $0.state
        },
        .someText("document", "its path") { $0.document },
        .init("line", .optional(.index), "of the request, counted from 1") {
            $0.line.map { .number(Double($0)) } ?? .null
        },
        .texts("files", "the figure's, their paths") { $0.files },
        .someText("advice", "why, and what to do") { $0.advice },
    ])
}
