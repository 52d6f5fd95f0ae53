import SplitframeFiles

/// A document's bytes and the positions of its lines; the bytes are never changed.
struct DocumentLines: Sendable {
    /// A line: its text ends before its terminator, the next line starts after it.
    struct Line: Sendable {
        var start: Int
        var end: Int
        var next: Int
    }

    let bytes: [UInt8]
    let lines: [Line]

    /// Lines end with LF, CR LF or CR; a byte order mark at the start belongs to no line.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var lines: [Line] = []
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var position = start
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            guard byte == 0x0A || byte == 0x0D else { continue }
            let end = position - 1
            if byte == 0x0D, position < bytes.count, bytes[position] == 0x0A { position += 1 }
            lines.append(Line(start: start, end: end, next: position))
            start = position
        }
        if start < bytes.count { lines.append(Line(start: start, end: bytes.count, next: bytes.count)) }
        self.lines = lines
    }

    var count: Int { lines.count }

    /// A line's bytes without its terminator.
    subscript(line: Int) -> ArraySlice<UInt8> { bytes[lines[line].start..<lines[line].end] }

    /// Whether a line contains only blanks; lines before the first and after the last count as blank.
    func isBlank(_ line: Int) -> Bool { !lines.indices.contains(line) || self[line].isBlank }

    /// The terminator of a line; for a last line without one, that of the first line.
    func terminator(of line: Int) -> String {
        func terminator(_ line: Line) -> String? {
            line.end == line.next ? nil : String(decoding: bytes[line.end..<line.next], as: UTF8.self)
        }
        return terminator(lines[line]) ?? lines.first.flatMap(terminator) ?? "\n"
    }

    /// The column of a part of a line, in characters, counted from 1.
    func column(of part: ArraySlice<UInt8>, in line: Int) -> Int {
        bytes[lines[line].start..<part.startIndex].text.count + 1
    }

    /// Whether a line is the last one and has no terminator.
    func isUnfinished(_ line: Int) -> Bool { lines[line].end == lines[line].next }
}

extension DocumentLines {
    /// Reads a request in a comment of HTML.
    ///
    /// - Parameters:
    ///   - content: The rest of the line in which the comment begins, after the opening mark.
    ///   - ends: The marks that end a comment: both in browsers, only the first in Markdown.
    /// - Returns: The request, and the line in which the comment ends.
    func comment(
        _ content: ArraySlice<UInt8>, from first: Int, until ends: [String]
    ) throws(RequestFault) -> (request: RequestText, last: Int) {
        var request = RequestText()
        var last = first
        var rest = content
        while true {
            let end = ends.compactMap { rest.place(of: $0) }
                .min { $0.lowerBound < $1.lowerBound }
            request.add(rest[..<(end?.lowerBound ?? rest.endIndex)], of: last, in: self)
            if let end {
                let behind = rest[end.upperBound...]
                if behind.isBlank { return (request, last) }
                throw fault(
                    at: behind, in: last,
                    "Nothing may follow a request on its line: write its picture on a line of its own.")
            }
            guard last + 1 < count else {
                throw fault(
                    at: self[first].drop { $0 != "<" }, in: first,
                    "The request has no end: write --> behind it.")
            }
            last += 1
            rest = self[last].withoutIndent
        }
    }

    func fault(at part: ArraySlice<UInt8>, in line: Int, _ reason: String) -> RequestFault {
        RequestFault((line + 1, column(of: part, in: line)), reason)
    }

    /// Throws for a document with requests whose bytes are not UTF-8, because our lines would be misread in it.
    func checkEncoding() throws(RequestFault) {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw RequestFault((1, 1), "The document is UTF-16: save it as UTF-8.")
        }
        guard bytes[...].contains("splitframe:") || bytes[...].contains("splitframe\n"),
            String(validating: bytes, as: UTF8.self) == nil,
            let line = lines.indices.first(where: { String(validating: self[$0], as: UTF8.self) == nil })
        else { return }
        throw RequestFault((line + 1, 1), "The line is not UTF-8: save the document as UTF-8.")
    }
}

/// Bytes of a line. All markup is ASCII, and a combining mark after it does not change its meaning.
extension ArraySlice<UInt8> {
    var text: String { String(decoding: self, as: UTF8.self) }

    var isBlank: Bool { allSatisfy(\.isBlank) }

    /// The slice without its leading blanks.
    var withoutIndent: Self { drop(while: \.isBlank) }

    /// The slice without its trailing blanks.
    var withoutEnd: Self { self[..<((lastIndex { !$0.isBlank } ?? startIndex - 1) + 1)] }

    func starts(with text: String) -> Bool { starts(with: text.utf8) }

    func contains(_ text: String) -> Bool { place(of: text) != nil }

    /// The rest after a prefix; nil without that prefix.
    func behind(_ text: String) -> Self? { starts(with: text) ? dropFirst(text.utf8.count) : nil }
}

extension UInt8 {
    var isBlank: Bool { self == 0x20 || self == 0x09 }

    /// Whether it continues the name of an element of HTML.
    var isNamePart: Bool {
        letter != nil || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self || self == UInt8(ascii: "-")
    }

    /// The ASCII letter in lower case; nil for any other byte.
    var letter: UInt8? {
        let lower = self | 0x20
        return UInt8(ascii: "a")...UInt8(ascii: "z") ~= lower ? lower : nil
    }
}

extension UInt8? {
    static func == (byte: Self, scalar: Unicode.Scalar) -> Bool { byte.map(UInt32.init) == scalar.value }

    static func != (byte: Self, scalar: Unicode.Scalar) -> Bool { byte.map(UInt32.init) != scalar.value }
}
