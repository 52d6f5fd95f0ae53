/// A line of Markdown taken apart: what stands in front, and its own words.
struct MarkdownLine {
    /// How many block quotes it stands in.
    private(set) var quotes = 0
    /// The blanks in front of its words, in columns; tabs reach to the next multiple of four.
    private(set) var indent = 0
    /// Everything in front of its words.
    private(set) var lead: Substring
    private(set) var words: Substring

    init(_ line: String) {
        var rest = line[...]
        var indent = 0
        while let letter = rest.first {
            if letter == " " {
                indent += 1
            } else if letter == "\t" {
                indent += 4 - indent % 4
            } else if letter == ">" {
                quotes += 1
                indent = rest.dropFirst().first == " " ? -1 : 0
            } else {
                break
            }
            rest = rest.dropFirst()
        }
        self.indent = indent
        lead = line[..<rest.startIndex]
        words = rest
    }

    var isBlank: Bool { words.isEmpty }

    /// The words' column in the line, counted from 1.
    var column: Int { lead.count + 1 }

    /// Passes over the markers of list items; gives the column at which each item's words begin.
    mutating func enterLists(in line: String) -> [Int] {
        var columns: [Int] = []
        while let width = Self.markerWidth(words) {
            let blanks = words.dropFirst(width).prefix { $0 == " " || $0 == "\t" }
            // Five blanks are one, and code behind it.
            let gap = blanks.count > 4 || blanks.isEmpty ? 1 : blanks.count
            columns.append(indent + width + gap)
            guard blanks.count <= 4 else { break }
            indent += width + gap
            words = words.dropFirst(width + blanks.count)
            lead = line[..<words.startIndex]
        }
        return columns
    }

    /// How wide the marker is that some words begin with; nil where they begin with none.
    private static func markerWidth(_ words: Substring) -> Int? {
        guard let first = words.first else { return nil }
        var width = 0
        if "-+*".contains(first) {
            width = 1
        } else {
            let digits = words.prefix { $0.isASCII && $0.isNumber }
            guard (1...9).contains(digits.count), let mark = words.dropFirst(digits.count).first,
                mark == "." || mark == ")"
            else { return nil }
            width = digits.count + 1
        }
        let next = words.dropFirst(width).first
        return next == nil || next == " " || next == "\t" ? width : nil
    }

    /// Whether the words would go on with a paragraph above.
    var goesOn: Bool {
        !isBlank && Self.markerWidth(words) == nil && MarkdownFence(words) == nil && words.first != "#"
            && !words.hasPrefix("<!--")
    }

    /// Lead of further lines of the same block: quotes stay, everything else is blank.
    var prefix: String { String(lead.map { $0 == ">" || $0.isWhitespace ? $0 : " " }) }
}

/// The line that opens a fenced block.
struct MarkdownFence {
    let mark: Character
    let length: Int
    /// What stands behind the marks.
    let info: String

    /// Nil where the words open no block.
    init?(_ words: Substring) {
        guard let mark = words.first, mark == "`" || mark == "~" else { return nil }
        length = words.prefix { $0 == mark }.count
        self.mark = mark
        info = String(words.dropFirst(length).drop(while: \.isWhitespace))
        if length < 3 || mark == "`" && info.contains("`") { return nil }
    }

    /// Whether the block is a request.
    var isRequest: Bool { info.split(whereSeparator: \.isWhitespace).first == "splitframe" }

    /// Whether some words close the block.
    func isClosed(by words: Substring) -> Bool {
        let count = words.prefix { $0 == mark }.count
        return count >= length && words.dropFirst(count).allSatisfy(\.isWhitespace)
    }
}
