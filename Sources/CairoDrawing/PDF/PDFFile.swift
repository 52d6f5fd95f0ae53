/// PDF files as bytes: what they say of themselves.
public enum PDFFile {
    /// How every PDF file begins.
    public static let beginning = Array("%PDF-".utf8)

    /// The keywords in a file's information; nil where it has none, or keeps them in a compressed stream as files
    /// of other programs may.
    public static func keywords(in bytes: [UInt8]) -> String? {
        guard let place = lastPlace(of: Array("/Keywords".utf8), in: bytes) else { return nil }
        let rest = bytes[place...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        guard let content = literal(rest) ?? hexadecimal(rest) else { return nil }
        guard content.starts(with: [0xFE, 0xFF]) else { return String(decoding: content, as: UTF8.self) }
        let units = stride(from: 2, to: content.count - 1, by: 2)
        return String(
            decoding: units.map { UInt16(content[$0]) << 8 | UInt16(content[$0 + 1]) }, as: UTF16.self)
    }

    /// Where the last occurrence of a name ends: an information that was added later wins.
    private static func lastPlace(of name: [UInt8], in bytes: [UInt8]) -> Int? {
        guard bytes.count >= name.count else { return nil }
        let start = (0...bytes.count - name.count).last { bytes[$0..<$0 + name.count].elementsEqual(name) }
        return start.map { $0 + name.count }
    }

    /// A string in brackets, in which a backslash takes the next character as it is.
    private static func literal(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        guard bytes.first == UInt8(ascii: "(") else { return nil }
        var content: [UInt8] = []
        var rest = bytes.dropFirst()
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

    /// A string in angle brackets, two digits a byte.
    private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        guard bytes.first == UInt8(ascii: "<"), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else {
            return nil
        }
        let digits = bytes[..<end].dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
}
