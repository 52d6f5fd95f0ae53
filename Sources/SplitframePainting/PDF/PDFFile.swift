/// Reads the keywords of PDF files.
package enum PDFFile {
    /// The first bytes of every PDF file.
    package static let beginning = Array("%PDF-".utf8)

    /// The keywords in a file's information; nil if it has none, or has them in a compressed stream, as files of other
    /// programs may.
    package static func keywords(in bytes: [UInt8]) -> String? {
        guard let content = information(in: bytes).flatMap({ value(of: "Keywords", in: $0) }) else {
            return nil
        }
        guard content.starts(with: [0xFE, 0xFF]) else { return String(decoding: content, as: UTF8.self) }
        let units = stride(from: 2, to: content.count - 1, by: 2)
        return String(
            decoding: units.map { UInt16(content[$0]) << 8 | UInt16(content[$0 + 1]) }, as: UTF16.self)
    }

    /// The file's bytes from the dictionary on to which its last trailer refers: `/Info 26 0 R` to `26 0 obj << …`.
    private static func information(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
        guard let trailer = lastPlace(of: "/Info ", in: bytes) else { return nil }
        let reference = String(decoding: bytes[trailer...].prefix(32), as: UTF8.self)
        guard let numbers = reference.prefixMatch(of: /\d+ \d+ (?=R)/)?.0,
            let start = lastPlace(of: "\n\(numbers)obj", in: bytes)
        else { return nil }
        let content = bytes[start...].drop { $0 <= UInt8(ascii: " ") }
        return content.starts(with: "<<".utf8) ? content.dropFirst(2) : nil
    }

    /// The index after the last occurrence of a text.
    private static func lastPlace(of text: String, in bytes: [UInt8]) -> Int? {
        let wanted = Array(text.utf8)
        guard bytes.count >= wanted.count else { return nil }
        let start = (0...bytes.count - wanted.count).last {
            bytes[$0..<$0 + wanted.count].elementsEqual(wanted)
        }
        return start.map { $0 + wanted.count }
    }

    /// The string of a key in a dictionary; text inside strings is never mistaken for a key.
    private static func value(of key: String, in dictionary: ArraySlice<UInt8>) -> [UInt8]? {
        var rest = dictionary
        var name = ""
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "/"):
                let end = rest.firstIndex { !Character(Unicode.Scalar($0)).isLetter } ?? rest.endIndex
                name = String(decoding: rest[..<end], as: UTF8.self)
                rest = rest[end...]
            case UInt8(ascii: "("), UInt8(ascii: "<"):
                let string = byte == UInt8(ascii: "(") ? literal(&rest) : hexadecimal(&rest)
                guard name != key, string != nil else { return name == key ? string : nil }
            case UInt8(ascii: ">"): return nil
            default: break
            }
        }
        return nil
    }

    /// The rest of a string in parentheses, in which a backslash escapes the next character.
    private static func literal(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        var content: [UInt8] = []
        var depth = 1
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\\"):
                guard let escaped = rest.popFirst() else { return nil }
                content.append(escaped)
                continue
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            if depth == 0 { return content }
            content.append(byte)
        }
        return nil
    }

    /// The rest of a string in angle brackets, two digits per byte.
    private static func hexadecimal(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        let written = rest[..<end].filter { $0 > UInt8(ascii: " ") }
        let digits = written.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard digits.count == written.count else { return nil }
        rest = rest[end...].dropFirst()
        return stride(from: 0, to: digits.count - 1, by: 2).map { index -> UInt8 in
            let (high, low) = (digits[index], digits[index + 1])
            return UInt8(high << 4 | low)
        }
    }
}

/// Title, author and subject of a PDF file.
package struct PDFInformation: Hashable, Sendable {
    package var title: String
    package var subject: String
    /// Text for programs, which ``PDFFile`` can read.
    package var keywords: String

    package init(title: String, subject: String, keywords: String) {
        self.title = title
        self.subject = subject
        self.keywords = keywords
    }
}
