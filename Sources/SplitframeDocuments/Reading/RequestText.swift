import SplitframeFiles

/// The JSON of a request, with the position of each of its lines in the document; lines and columns are counted from 1.
struct RequestText: Hashable, Sendable {
    private struct Piece: Hashable {
        var text: String
        var line: Int
        var column: Int
    }

    private var pieces: [Piece] = []

    /// Adds a part of a line of the document.
    mutating func add(_ part: ArraySlice<UInt8>, of line: Int, in document: DocumentLines) {
        pieces.append(
            Piece(text: part.text, line: line + 1, column: document.column(of: part, in: line)))
    }

    var text: String { pieces.map(\.text).joined(separator: "\n") }

    /// The position of the request's first non-blank character.
    var start: (line: Int, column: Int) {
        let piece = pieces.first { !$0.text.allSatisfy(\.isWhitespace) } ?? pieces.first
        guard let piece else { return (1, 1) }
        return (piece.line, piece.column + piece.text.prefix(while: \.isWhitespace).count)
    }

    /// The position in the document of a line and column of the JSON.
    func position(line: Int, column: Int) -> (line: Int, column: Int) {
        guard pieces.indices.contains(line - 1) else { return start }
        let piece = pieces[line - 1]
        return (piece.line, piece.column + column - 1)
    }

    /// The position of the last of some keys, each searched after the previous one; missing keys are skipped.
    func position(ofKeys keys: [String]) -> (line: Int, column: Int) {
        let text = Array(text.utf8)
        var rest = text[...]
        var found: Int?
        for key in keys {
            guard let range = rest.place(of: "\"\(key)\"") else { continue }
            found = range.lowerBound
            rest = rest[range.upperBound...]
        }
        return found.map { position(after: text[..<$0]) } ?? start
    }

    /// The position of the first quoted word of a sentence that the request contains; the start if it contains none.
    func position(quotedIn sentence: String) -> (line: Int, column: Int) {
        let text = Array(text.utf8)
        let quotes = sentence.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 && !$0.element.isEmpty }
        let found = quotes.lazy.compactMap { text[...].place(of: "\"\($0.element)\"") }.first
        return found.map { position(after: text[..<$0.lowerBound]) } ?? start
    }

    private func position(after before: ArraySlice<UInt8>) -> (line: Int, column: Int) {
        let lines = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return position(line: lines.count, column: (lines.last ?? []).text.count + 1)
    }
}

/// A request that cannot be drawn: its position, and the reason as a sentence.
package struct RequestFault: Error, Hashable, Sendable, CustomStringConvertible {
    package var path: String
    /// The line and the column, in characters, counted from 1.
    package var line: Int
    package var column: Int
    package var reason: String

    init(_ place: (line: Int, column: Int), _ reason: String, in path: String = "") {
        (line, column) = place
        self.reason = reason
        self.path = path
    }

    package var description: String { "\(path):\(line):\(column): \(reason)" }
}

/// All faulty requests of a run.
package struct RequestFaults: Error, Hashable, Sendable {
    package var faults: [RequestFault]

    package init(faults: [RequestFault]) { self.faults = faults }
}

extension RequestText {
    /// The objects of the list in an object, as separate texts.
    var objectsInList: [RequestText] {
        var objects: [RequestText] = []
        var object = RequestText()
        var balance = JSONBalance()
        for piece in pieces {
            let text = piece.text
            var column = piece.column
            var start = balance.depth > 2 ? (index: text.startIndex, column: column) : nil
            func add(upTo end: String.Index) {
                guard let begin = start else { return }
                object.pieces.append(
                    Piece(text: String(text[begin.index..<end]), line: piece.line, column: begin.column))
            }
            for index in text.utf8.indices {
                let (byte, depth) = (text.utf8[index], balance.depth)
                balance.read(byte)
                if depth == 2, balance.depth == 3 { start = (index, column) }
                // Continuation bytes of UTF-8 do not begin a character.
                if byte & 0xC0 != 0x80 { column += 1 }
                guard depth == 3, balance.depth == 2, start != nil else { continue }
                add(upTo: text.utf8.index(after: index))
                objects.append(object)
                (object, start) = (RequestText(), nil)
            }
            add(upTo: text.endIndex)
        }
        return objects
    }
}

/// Counts the lists and objects that are open in JSON, which is read byte by byte.
struct JSONBalance {
    private(set) var depth = 0
    private var hasBegun = false
    private var isQuoted = false
    private var isEscaped = false

    /// Whether the JSON has not ended yet.
    var isOpen: Bool { !hasBegun || depth > 0 }

    mutating func read(_ byte: UInt8) {
        hasBegun = hasBegun || !byte.isBlank
        if isQuoted {
            isQuoted = byte != UInt8(ascii: "\"") || isEscaped
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            return
        }
        switch byte {
        case UInt8(ascii: "\""): isQuoted = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: return
        }
    }
}
