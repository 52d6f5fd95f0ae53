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
