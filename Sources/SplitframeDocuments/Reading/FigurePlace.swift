/// A request where it stands in a document, and the lines that answer it.
struct FigurePlace: Sendable {
    /// What stands where the answer belongs.
    enum Answer: Hashable, Sendable {
        case missing
        /// Lines as we wrote them.
        case own
        /// A line that shows a picture and that somebody else wrote, or has changed.
        case foreign(String)
    }

    var request: RequestText
    /// The number of the request's first line, counted from 1.
    var line: Int
    /// The bytes to be replaced: our lines, without what stands in front of the first and the end of the last; empty
    /// where the answer is missing.
    var range: Range<Int>
    var answer = Answer.missing
    /// Whether a blank line stands between the request and its answer.
    var isDetached = false
    /// What every line of the answer but the first begins with, and the first one too where the answer is missing.
    var prefix: String
    /// What ends a line.
    var terminator: String
    /// What is written in front of an answer that was missing.
    var before = ""
    /// What is written behind an answer that was missing.
    var after = ""
    /// The folder that paths of pictures begin at, where the document says one.
    var imagesFolder: String?

    /// The place of what answers a request that ends in a line of a document.
    ///
    /// - Parameter wantsBlankLine: Whether text that follows must be parted from the answer.
    /// - Parameter isPassed: Lines that may stand between request and answer.
    init(
        of request: RequestText, at line: Int, behind last: Int, in document: DocumentLines, prefix: String,
        wantsBlankLine: Bool, passing isPassed: (ArraySlice<UInt8>) -> Bool = { _ in false }
    ) {
        self.request = request
        self.line = line + 1
        self.prefix = prefix
        terminator = document.terminator(of: last)
        range = document.lines[last].next..<document.lines[last].next
        var below = last + 1
        while below < document.count, isPassed(document[below]) { below += 1 }
        if below == last + 1, below < document.count, document[below].withoutLead.isEmpty {
            isDetached = true
            below += 1
        }
        if below < document.count, find(in: document, at: below) { return }
        isDetached = false
        if document.isUnfinished(last) {
            before = prefix.isEmpty ? terminator : terminator + prefix
        } else {
            before = prefix
            after = terminator
            if wantsBlankLine, last + 1 < document.count, !document[last + 1].withoutLead.isEmpty {
                let bare = prefix.reversed().drop(while: \.isWhitespace).reversed()
                after += String(bare) + terminator
            }
        }
    }

    /// How many lines an answer has at most.
    private static let mostLines = 24

    /// Looks for the answer in some lines; false where none begins there.
    private mutating func find(in document: DocumentLines, at first: Int) -> Bool {
        let text = document[first].withoutLead
        guard !text.isEmpty else { return false }
        let lead = document.bytes[document.lines[first].start..<text.startIndex]
        var lines: [UInt8] = []
        var hasMark = false
        for last in first..<min(first + Self.mostLines, document.count) {
            guard let more = document[last].isEmpty ? nil : document[last].behind(lead.text) else { break }
            lines += (last == first ? [] : [0x0A]) + more
            hasMark = hasMark || AnswerMark.isIn(Array(more))
            guard hasMark, AnswerMark.isOurs(lines) else { continue }
            (answer, prefix) = (.own, lead.text)
            range = text.startIndex..<document.lines[last].end
            return true
        }
        // Behind a blank line only what has our mark, or may turn out to show this very figure.
        guard AnswerMark.isIn(Array(text)) || text.showsPicture else { return false }
        answer = .foreign(text.text)
        return true
    }

    /// The place where a new answer is written, whatever picture stands behind a blank line.
    func leaving(_ document: DocumentLines) -> FigurePlace {
        guard isDetached, case .foreign = answer else { return self }
        var place = self
        place.answer = .missing
        place.isDetached = false
        (place.before, place.after) = (prefix, terminator)
        return place
    }
}

extension ArraySlice<UInt8> {
    /// Without blanks and marks of quotation in front.
    fileprivate var withoutLead: Self { drop { $0.isBlank || $0 == ">" } }

    /// Whether it begins as a line that shows a picture.
    fileprivate var showsPicture: Bool {
        let text = drop { $0 == "[" && !starts(with: "![") }
        return [
            "![", "<img", "<picture", "image::", ".. image::", ".. figure::", "@Image", "```{image}",
            "```{figure}",
        ]
        .contains { text.starts(with: $0) }
    }
}
