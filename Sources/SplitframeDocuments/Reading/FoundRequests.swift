/// The requests that a document makes, and what looks like one but is not answered.
struct FoundRequests: Sendable {
    var places: [FigurePlace] = []
    var unanswered: [UnansweredRequest] = []

    mutating func leave(_ line: Int, _ reason: UnansweredRequest.Reason) {
        unanswered.append(UnansweredRequest(line: line + 1, reason: reason))
    }
}

/// What looks like a request and stands where a line that shows a picture might be read as text or as code.
struct UnansweredRequest: Hashable, Sendable {
    enum Reason: Hashable, Sendable {
        /// Something stands in front of it on its line.
        case insideLine
        /// So many blanks in front are those of code.
        case indented
        /// HTML goes on from the line above.
        case insideHTML
        /// Its `@Comment` has several lines, which DocC prints.
        case severalLines
        /// The line above belongs to the same paragraph, or to something else.
        case insideParagraph
        /// A title, attribute list or term in front of it would be the picture's.
        case behindAttributes
        /// In front of a document's title, head or fields there can be no picture.
        case inFrontOfTitle
        /// What stands below, indented or as its source, would become part of the picture.
        case aboveIndented
        /// It stands in something whose content is no ordinary text.
        case insideBlock(line: Int)
        /// From a line on nothing can be told.
        case behindRiddle(line: Int)
    }

    /// Counted from 1.
    var line: Int
    var reason: Reason

    /// Why, and the next step.
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
        case .behindRiddle(let line):
            "Whether this is text or code cannot be told, because of what begins in line \(line): end that, or put the request in front of it."
        }
    }
}
