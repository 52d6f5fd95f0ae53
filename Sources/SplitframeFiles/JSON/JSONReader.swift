/// Parses the bytes of one JSON document according to RFC 8259, in one pass; a byte order mark at the start is skipped.
struct JSONReader {
    private let bytes: [UInt8]
    private var position: Int
    private var depth = 0
    /// The limit of ``depth``, read once, because every value of a document is compared with it.
    private let deepest = Limit.nesting.value
    /// The number of members of the last object: the next object of a list has probably as many.
    private var usualCount = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    mutating func document() throws(JSONError) -> JSON {
        skipBlanks()
        let value = try value()
        skipBlanks()
        guard next == nil else { throw unexpected("the end") }
        return value
    }

    private mutating func value() throws(JSONError) -> JSON {
        guard let next else { throw unexpected("a value") }
        return switch next {
        case UInt8(ascii: "{"): try nested { reader throws(JSONError) in try reader.object() }
        case UInt8(ascii: "["): try nested { reader throws(JSONError) in try reader.array() }
        case UInt8(ascii: "\""): .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try number())
        case UInt8(ascii: "t"): try word("true", .bool(true))
        case UInt8(ascii: "f"): try word("false", .bool(false))
        case UInt8(ascii: "n"): try word("null", .null)
        default: throw unexpected("a value")
        }
    }

    // MARK: Lists and objects

    private mutating func nested(
        _ read: (inout JSONReader) throws(JSONError) -> JSON
    ) throws(JSONError) -> JSON {
        depth += 1
        guard depth <= deepest else { throw fault(.tooDeep) }
        position += 1
        let value = try read(&self)
        depth -= 1
        return value
    }

    private mutating func array() throws(JSONError) -> JSON {
        var elements: [JSON] = []
        skipBlanks()
        if skip("]") { return .array([]) }
        while true {
            skipBlanks()
            elements.append(try value())
            skipBlanks()
            if skip("]") { return .array(elements) }
            guard skip(",") else { throw unexpected("\",\" or \"]\"") }
        }
    }

    private mutating func object() throws(JSONError) -> JSON {
        skipBlanks()
        if skip("}") { return .object([:]) }
        var members: [String: JSON] = Dictionary(minimumCapacity: min(usualCount, 16))
        while true {
            skipBlanks()
            guard next == UInt8(ascii: "\"") else { throw unexpected("a key in quotation marks") }
            let start = position
            let key = try string()
            skipBlanks()
            guard skip(":") else { throw unexpected("\":\"") }
            skipBlanks()
            guard members.updateValue(try value(), forKey: key) == nil else {
                throw fault(.duplicateKey(key), at: start)
            }
            skipBlanks()
            if skip("}") {
                usualCount = members.count
                return .object(members)
            }
            guard skip(",") else { throw unexpected("\",\" or \"}\"") }
        }
    }

    // MARK: Words and numbers

    private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
        let count = word.utf8CodeUnitCount
        let isThere = word.withUTF8Buffer { bytes[position...].prefix(count).elementsEqual($0) }
        guard isThere else { throw unexpected("a value") }
        position += count
        return value
    }

    private mutating func number() throws(JSONError) -> Double {
        let start = position
        skip("-")
        if !skip("0") { try digits() }
        if position - start < 9, let next, !".eE".utf8.contains(next) {
            let isNegative = bytes[start] == UInt8(ascii: "-")
            let number = bytes[(isNegative ? start + 1 : start)..<position].reduce(0) {
                $0 * 10 + Double($1 - UInt8(ascii: "0"))
            }
            return isNegative ? -number : number
        }
        if skip(".") { try digits() }
        if skip("e") || skip("E") {
            if !skip("-") { skip("+") }
            try digits()
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let number = Double(text), number.isFinite else {
            throw fault(.numberOutOfRange(text), at: start)
        }
        return number
    }

    private mutating func digits() throws(JSONError) {
        let start = position
        while let next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) { position += 1 }
        if position == start { throw unexpected("a digit") }
    }

    // MARK: Texts

    private mutating func string() throws(JSONError) -> String {
        let opening = position
        position += 1
        var start = position
        var text: [UInt8] = []
        var isASCII = true
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                let rest = bytes[start..<position]
                position += 1
                if isASCII, text.isEmpty {
                    return rest.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
                }
                // An escape cannot complete an invalid UTF-8 sequence, so that the whole is valid only if the rest is.
                guard let whole = String(validating: text.isEmpty ? rest : text + rest, as: UTF8.self) else {
                    throw fault(.invalidUTF8, at: opening + 1)
                }
                return whole
            case UInt8(ascii: "\\"):
                text += bytes[start..<position]
                text += try escape().utf8
                start = position
            case 0..<0x20: throw fault(.controlCharacter)
            default:
                isASCII = isASCII && byte < 0x80
                position += 1
            }
        }
        throw fault(.unfinishedText, at: opening)
    }

    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
        let start = position
        position += 2
        guard position <= bytes.count else { throw fault(.invalidEscape, at: start) }
        switch bytes[position - 1] {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            let unit = try unit(ofEscapeAt: start)
            if let scalar = Unicode.Scalar(unit) { return scalar }
            guard UTF16.isLeadSurrogate(unit), skip("\\"), skip("u"),
                case let trail = try self.unit(ofEscapeAt: start), UTF16.isTrailSurrogate(trail)
            else { throw fault(.invalidEscape, at: start) }
            return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
        default: throw fault(.invalidEscape, at: start)
        }
    }

    private mutating func unit(ofEscapeAt start: Int) throws(JSONError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = next?.hexDigit else { throw fault(.invalidEscape, at: start) }
            unit = unit << 4 | digit
            position += 1
        }
        return unit
    }

    // MARK: Bytes

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    @discardableResult
    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipBlanks() {
        while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { position += 1 }
    }

    // MARK: Errors

    private func unexpected(_ expected: String) -> JSONError {
        guard position < bytes.count else { return fault(.ended(expected: expected)) }
        let found = String(decoding: bytes[position...].prefix(4), as: UTF8.self).prefix(1)
        return fault(.unexpected(String(found), expected: expected))
    }

    private func fault(_ fault: JSONError.Fault, at place: Int? = nil) -> JSONError {
        let before = bytes[..<(place ?? position)]
        let line = before.count { $0 == 0x0A } + 1
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let column = String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1
        return .syntax(fault, line: line, column: column)
    }
}

extension UInt8 {
    /// The value of the byte as an ASCII hexadecimal digit; nil if it is none.
    fileprivate var hexDigit: UInt16? {
        switch self {
        case 0x30...0x39: UInt16(self - 0x30)
        case 0x41...0x46: UInt16(self - 0x41 + 10)
        case 0x61...0x66: UInt16(self - 0x61 + 10)
        default: nil
        }
    }
}
