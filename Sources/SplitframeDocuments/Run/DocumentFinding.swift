package import SplitframeFiles
import SplitframeInterface

/// A difference between the present files and those that would be written: a picture, a line that shows one, or an
/// unused picture.
package struct DocumentFinding: Hashable, Sendable {
    package enum State: NamedCase {
        /// The picture does not exist.
        case missing
        /// The picture is out of date.
        case stale
        /// The picture is up to date, but the line that should show it is missing or differs.
        case line
        /// The author wrote or changed the line that shows the picture; it is not changed.
        case kept
        /// The same, and the picture is missing or out of date.
        case keptStale
        /// The author wrote a line that shows another picture; it is not changed.
        case notShown
        /// A text that looks like a request is not answered.
        case unanswered
        /// No document requests the picture any more.
        case unused
    }

    package var state: State
    /// The document; nil if no document requests the picture.
    package var document: String?
    /// The line of the request, counted from 1.
    package var line: Int?
    /// The column in characters, counted from 1, of a text that looks like a request.
    package var column: Int?
    /// The files of the figure.
    package var files: [String]
    /// The reason, and the next step.
    package var advice: String?

    /// A line of text about the present state.
    package var found: String { place + ([heading.found] + details).joined(separator: ": ") }

    /// A line of text about the change that was made.
    package var done: String { place + ([heading.done] + details).joined(separator: ": ") }

    private var details: [String] {
        (files.isEmpty ? [] : [files.joined(separator: ", ")]) + (advice.map { [$0] } ?? [])
    }

    private var place: String {
        let numbers = [line, column].compactMap(\.self).map { "\($0):" }.joined()
        return document.map { "\($0):\(numbers) " } ?? ""
    }

    private var heading: (found: String, done: String) {
        switch state {
        case .missing: ("missing", "drawn")
        case .stale: ("stale", "drawn again")
        case .line: ("the line below the request does not show it yet", "line written")
        case .kept: (Self.byHand, Self.byHand)
        case .keptStale: ("stale; " + Self.byHand, "drawn; " + Self.byHand)
        case .notShown:
            (
                "the line below the request shows another picture",
                "the line below the request shows another picture"
            )
        case .unanswered: ("warning", "warning")
        case .unused: ("no longer requested", "removed")
        }
    }

    private static let byHand = "the line that shows it was written by hand, and is kept"

    /// Whether documents are not up to date because of it; a line that its author wrote is the author's.
    package var isOpen: Bool { state != .kept }

    /// The JSON form of a list of findings.
    package static let listForm = JSONForm<[DocumentFinding]>([
        .list("findings", form, "in the order of the documents; none where all is as it would be written") {
            $0
        }
    ])

    private static let form = JSONForm<DocumentFinding>([
        .word("state", "what differs: a picture, the line that shows it, or a text that looks like a request")
        {
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
