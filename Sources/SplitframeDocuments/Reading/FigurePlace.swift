/// The position of a request in a document, and of the lines that answer it.
struct FigurePlace: Sendable {
    /// The present content at the position of the answer.
    enum Answer: Hashable, Sendable {
        case missing
        /// Lines that we wrote, unchanged.
        case own
        /// A line that shows a picture and that the author wrote or changed.
        case foreign(String)
    }

    var request: RequestText
    /// The number of the request's first line, counted from 1.
    var line: Int
    /// The range of bytes to replace: our lines, without the prefix of the first and the terminator of the last; empty
    /// if the answer is missing.
    var range: Range<Int>
    var answer = Answer.missing
    /// Whether there is a blank line between the request and its answer.
    var isDetached = false
    /// The prefix of every line of the answer but the first, and of the first one too if the answer is missing.
    var prefix: String
    /// The terminator of a line.
    var terminator: String
    /// The text before a new answer.
    var before = ""
    /// The text after a new answer.
    var after = ""
    /// The folder to which paths of pictures are relative, if the document sets one.
    var imagesFolder: String?

    /// Finds the answer to a request that ends in a line of a document.
    ///
    /// - Parameter wantsBlankLine: Whether a blank line has to separate the answer from text after it.
    /// - Parameter isPassed: Whether a line may be between request and answer.
    init(
        of request: RequestText, at line: Int, behind last: Int, in document: DocumentLines,
        wantsBlankLine: Bool, passing isPassed: (ArraySlice<UInt8>) -> Bool = { _ in false }
    ) {
        self.request = request
        self.line = line + 1
        prefix = line < document.count ? document[line].prefix(while: \.isBlank).text : ""
        terminator = document.terminator(of: last)
        range = document.lines[last].next..<document.lines[last].next
        var below = last + 1
        while below < document.count, isPassed(document[below]) { below += 1 }
        if below == last + 1, below < document.count, document.isBlank(below) {
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
            if wantsBlankLine, !document.isBlank(last + 1) { after += terminator }
        }
    }

    /// The maximum number of lines of an answer.
    private static let mostLines = 24

    /// Looks for an answer that starts in a line; false if there is none.
    private mutating func find(in document: DocumentLines, at first: Int) -> Bool {
        let text = document[first].withoutIndent
        guard !text.isEmpty else { return false }
        let lead = document.bytes[document.lines[first].start..<text.startIndex]
        var lines: [UInt8] = []
        let beginsMarked = AnswerMark.isIn(Array(text))
        for last in first..<min(first + Self.mostLines, document.count) {
            guard let more = document[last].isEmpty ? nil : document[last].behind(lead.text) else { break }
            lines += (last == first ? [] : [0x0A]) + more
            // The mark of ours is in the first or the last of our lines.
            guard beginsMarked || AnswerMark.isIn(Array(more)), AnswerMark.isOurs(lines) else { continue }
            (answer, prefix) = (.own, lead.text)
            range = text.startIndex..<document.lines[last].end
            return true
        }
        // After a blank line only a line with our mark, or one that may turn out to show this figure, counts as an
        // answer.
        guard beginsMarked || text.showsPicture else { return false }
        answer = .foreign(text.text)
        return true
    }

    /// The line below an answer of ours; the line below the request if there is none.
    func lineBelowAnswer(in document: DocumentLines, from last: Int) -> Int {
        guard answer == .own else { return last + 1 }
        return (last + 1..<document.count).first { document.lines[$0].end >= range.upperBound }.map { $0 + 1 }
            ?? document.count
    }

    /// The place for a new answer, ignoring an author's picture after a blank line.
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
    /// Whether it starts like a line that shows a picture.
    fileprivate var showsPicture: Bool {
        let text = drop { $0 == "[" && !starts(with: "![") }
        return [
            "![", "<img", "<picture", "<iframe", "image::", ".. image::", ".. figure::", "@Image",
            "```{image}",
            "```{figure}",
        ]
        .contains { text.starts(with: $0) }
    }
}
