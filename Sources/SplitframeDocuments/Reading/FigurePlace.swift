/// A request where it stands in a document, and the lines that answer it.
struct FigurePlace: Sendable {
    var request: RequestText
    /// The number of the request's first line, counted from 1.
    var line: Int
    /// The bytes to be replaced: the lines that answer the request, without the end of the last; empty where the
    /// answer is missing.
    var range: Range<Int>
    /// What answers the request so far.
    var markup: ImageMarkup?
    /// Whether a blank line stands between the request and what may answer it.
    var isDetached = false
    /// What every line of the answer begins with.
    var prefix: String
    /// What ends a line.
    var terminator: String
    /// What is written in front of an answer that was missing.
    var before = ""
    /// What is written behind an answer that was missing.
    var after = ""
    /// The folder that paths of pictures begin at, where the document says one.
    var imagesFolder: String?

    /// The place behind a line of a document; what stands there is looked for elsewhere.
    ///
    /// - Parameter wantsBlankLine: Whether words that follow must be parted from the answer.
    init(
        of request: RequestText, at line: Int, behind last: Int, in document: DocumentLines, prefix: String,
        wantsBlankLine: Bool
    ) {
        self.request = request
        self.line = line + 1
        self.prefix = prefix
        terminator = document.terminator(of: last)
        range = document.lines[last].next..<document.lines[last].next
        if document.isUnfinished(last) {
            before = terminator
        } else {
            after = terminator
            if wantsBlankLine, last + 1 < document.count, MarkdownLine(document.text(last + 1)).goesOn {
                let bare = prefix.reversed().drop(while: \.isWhitespace).reversed()
                after += String(bare) + terminator
            }
        }
    }

    /// Takes what stands in some lines as the answer so far.
    mutating func take(_ markup: ImageMarkup, lines: ClosedRange<Int>, of document: DocumentLines) {
        self.markup = markup
        range = document.lines[lines.lowerBound].start..<document.lines[lines.upperBound].end
        (before, after) = ("", "")
        let text = document.text(lines.lowerBound)
        let own = text.prefix { $0.isWhitespace || $0 == ">" }
        // The lines stay where their author has put them.
        prefix = String(own)
    }

    /// Leaves alone what stands behind a blank line.
    mutating func leave(_ document: DocumentLines, behind last: Int) {
        self = FigurePlace(
            of: request, at: line - 1, behind: last, in: document, prefix: prefix, wantsBlankLine: false)
    }
}
