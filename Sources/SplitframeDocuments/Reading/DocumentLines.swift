/// A document's bytes and where its lines lie in them; every byte stays what it is.
struct DocumentLines: Sendable {
    /// A line: its words end before its terminator, the next line begins behind it.
    struct Line: Sendable {
        var start: Int
        var end: Int
        var next: Int
    }

    let bytes: [UInt8]
    let lines: [Line]

    /// Lines end with LF, CR LF or CR; a byte order mark in front belongs to none.
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

    /// The first line that begins at a byte or behind it.
    func line(from byte: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].start < byte { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// A line without its terminator.
    func text(_ line: Int) -> String {
        String(decoding: bytes[lines[line].start..<lines[line].end], as: UTF8.self)
    }

    /// Whether a line has nothing but blanks.
    func isBlank(_ line: Int) -> Bool { text(line).allSatisfy(\.isWhitespace) }

    /// How a line ends; as the first line does where it is the last one and has no end.
    func terminator(of line: Int) -> String {
        func terminator(_ line: Line) -> String? {
            line.end == line.next ? nil : String(decoding: bytes[line.end..<line.next], as: UTF8.self)
        }
        return terminator(lines[line]) ?? lines.first.flatMap(terminator) ?? "\n"
    }

    /// Whether a line is the last one and nothing ends it.
    func isUnfinished(_ line: Int) -> Bool { lines[line].end == lines[line].next }
}
