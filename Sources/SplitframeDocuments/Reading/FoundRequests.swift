/// The requests of a document, and texts that look like requests but are not answered.
struct FoundRequests: Sendable {
    var places: [FigurePlace] = []
    var unanswered: [UnansweredRequest] = []

    mutating func leave(_ line: Int, _ reason: UnansweredRequest.Reason) {
        unanswered.append(UnansweredRequest(line: line + 1, reason: reason))
    }
}

/// A text that looks like a request, at a position where a line with a picture might be read as text or code.
struct UnansweredRequest: Hashable, Sendable {
    enum Reason: Hashable, Sendable {
        /// There is other text before it on its line.
        case insideLine
        /// It is indented like code.
        case indented
        /// HTML continues from the line above.
        case insideHTML
        /// Its `@Comment` has several lines, which DocC prints.
        case severalLines
        /// The line above belongs to the same paragraph, or to another construct.
        case insideParagraph
        /// A title, attribute list or term before it would apply to the picture.
        case behindAttributes
        /// It is before the document's title, head or fields, where a picture is not possible.
        case inFrontOfTitle
        /// The lines below, indented or the source of a quotation, would become part of the picture.
        case aboveIndented
        /// It is in a block whose content is not ordinary text.
        case insideBlock(line: Int)
        /// The document's structure is ambiguous from a line on.
        case afterAmbiguousLine(line: Int)
    }

    /// The number of the line, counted from 1.
    var line: Int
    var reason: Reason

    /// The reason, and the next step.
    var sentence: String {
        switch reason {
        case .insideLine: "A request begins its line: put it on a line of its own."
        case .indented: "Four blanks in front of a request make it code: move it to the left."
        case .insideHTML:
            "HTML goes on from the line above: put the request outside, or an empty line in front of it."
        case .severalLines:
            "DocC prints a @Comment of several lines: write it in one line, or as <!-- splitframe: … -->."
        case .insideParagraph: "A request stands by itself: put an empty line in front of it."
        case .behindAttributes:
            "The title, attribute list or term in front of the request would be the picture's: put the request above it."
        case .inFrontOfTitle:
            "A picture cannot stand in front of the document's title, head or fields: put the request below them."
        case .aboveIndented:
            "What stands below would become part of the request's comment or of its picture: put a paragraph between."
        case .insideBlock(let line):
            "It stands in the block that begins in line \(line), which shows no pictures: put it outside."
        case .afterAmbiguousLine(let line):
            "Whether this is text or code cannot be told, because of what begins in line \(line): end that, or put the request in front of it."
        }
    }
}
