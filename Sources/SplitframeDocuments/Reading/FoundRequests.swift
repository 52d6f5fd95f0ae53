import SplitframeFiles
import SplitframeInterface

/// The requests of a document, and texts that look like requests but are not answered.
struct FoundRequests: Sendable {
    var places: [FigurePlace] = []
    var unanswered: [UnansweredRequest] = []

    mutating func leave(_ line: Int, _ reason: UnansweredRequest.Reason) {
        unanswered.append(UnansweredRequest(line: line + 1, reason: reason))
    }
}

/// A text that looks like a request and is not answered.
struct UnansweredRequest: Hashable, Sendable {
    enum Reason: Hashable, Sendable {
        /// It is indented, or in a list item or a quotation.
        case indented
        /// There is other text before it on its line.
        case insideLine
        /// It differs from a request in its spelling.
        case misspelt(_ example: String)
        /// Another comment, an element or, in Markdown, HTML in general continues from an earlier line.
        case insideHTML(line: Int)
        /// It is in a `@Comment` of DocC.
        case comment
        /// A line of the same paragraph is above.
        case insideParagraph
        /// Indented lines below would become part of the picture.
        case aboveIndented
        /// The paragraph above ends in two colons, which make it code.
        case belowColons
        /// It is in a table.
        case insideBlock(line: Int)
    }

    /// The number of the line, counted from 1.
    var line: Int
    var reason: Reason

    /// The reason, and the next step.
    var sentence: String {
        switch reason {
        case .indented:
            "A request begins at the start of a line, outside lists and quotations: move it to the left."
        case .insideLine: "A request begins at the start of a line: put it on a line of its own."
        case .misspelt(let example):
            "A request begins with \"splitframe:\", in small letters and with a colon: write \(example)"
        case .insideHTML(let line):
            "It is inside HTML that begins in line \(line): put it outside, below an empty line."
        case .comment: "A request in DocC is an HTML comment: write <!-- splitframe: {…} -->"
        case .insideParagraph: "A request is a block of its own: put an empty line above it."
        case .aboveIndented:
            "The indented lines below would become part of the picture: put a paragraph between."
        case .belowColons: "The paragraph above ends in \"::\", which makes this code: end it in one colon."
        case .insideBlock(let line):
            "It is in the table that begins in line \(line), where no picture can be: put it outside."
        }
    }
}

/// How comments ask for pictures.
extension ArraySlice<UInt8> {
    /// The content after the keyword of a request; nil without the keyword.
    var request: Self? { withoutIndent.behind("splitframe:") }

    /// Whether it is a request but for a slip in the keyword, a missing colon or other characters in place of it.
    var resemblesRequest: Bool {
        let start = prefix { $0 != UInt8(ascii: "{") }
        let letters = start.filter { $0.letter != nil }[...].text.lowercased()
        guard start.endIndex == endIndex else {
            // In front of braces a word that is nearly right can hardly be another one.
            return start.count <= 24 && letters.count > 8 && ["splitframe"].nearest(to: letters) != nil
        }
        return letters == "splitframe"
            && start.allSatisfy { $0.letter != nil || $0.isBlank || ":=".utf8.contains($0) }
    }

    /// Whether a comment with a request follows blanks, marks of list items or marks of quotations, and is not code.
    func leavesOut(_ opener: String) -> Bool {
        let text = withoutLead
        return text.startIndex > startIndex && text.behind(opener)?.request != nil
    }

    /// Whether there is a request after other text, outside inline code.
    func holdsRequest(in opener: String) -> Bool {
        guard let range = place(of: opener + "splitframe:"),
            !self[..<range.lowerBound].allSatisfy({ $0.isBlank || ">*+-.#()0123456789".utf8.contains($0) })
        else { return false }
        return self[range.lowerBound - 1] != UInt8(ascii: "\\") && !isCode(at: range.lowerBound)
    }

    /// Whether a position is inside backticks that are closed on the same line.
    private func isCode(at position: Index) -> Bool {
        var runs: [Self] = []
        var rest = self
        while let start = rest.firstIndex(of: UInt8(ascii: "`")) {
            runs.append(rest[start...].prefix { $0 == "`" })
            rest = rest[(start + (runs.last?.count ?? 1))...]
        }
        // The last run of each length; only an earlier one opens code.
        let last = Dictionary(runs.map { ($0.count, $0.startIndex) }) { $1 }
        var open: Int?
        for run in runs.prefix(while: { $0.startIndex < position }) {
            if open == run.count {
                open = nil
            } else if open == nil, last[run.count].map({ $0 > run.startIndex }) == true {
                open = run.count
            }
        }
        return open != nil
    }

    /// The rest after blanks, marks of quotations and marks of list items; the whole if that makes it code.
    var withoutLead: Self {
        var rest = withoutIndent
        while true {
            let mark = rest.leadMark
            guard mark > 0 else { return rest }
            let content = rest.dropFirst(mark)
            rest = content.withoutIndent
            if rest.startIndex - content.startIndex > 4 { return self }
        }
    }

    /// The length of the mark of a quotation or a list item at its start; 0 without one.
    private var leadMark: Int {
        guard let first else { return 0 }
        if first == ">".utf8.first { return 1 }
        let digits = prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: "#") }.count
        let mark = dropFirst(digits).first
        let isMark =
            digits > 0
            ? mark == "." || mark == ")"
            : "*+-".utf8.contains(first) || first == UInt8(ascii: ".") && dropFirst().first?.isBlank == true
        guard isMark, digits < 10, dropFirst(digits + 1).first?.isBlank == true else { return 0 }
        return digits + 1
    }

    /// The number of columns that it takes with tab stops at multiples of a number.
    func columns(tab: Int) -> Int {
        reduce(0) { $1 == 0x09 ? ($0 / tab + 1) * tab : $0 + 1 }
    }
}
