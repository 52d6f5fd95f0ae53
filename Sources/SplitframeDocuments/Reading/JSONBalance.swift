/// Finds the end of a JSON object that is read line by line.
struct JSONBalance {
    private var depth = 0
    private var hasBegun = false
    private var isQuoted = false
    private var isEscaped = false

    /// Whether the object has not ended yet.
    var isOpen: Bool { !hasBegun || depth > 0 }

    mutating func read(_ line: ArraySlice<UInt8>) {
        for byte in line {
            hasBegun = hasBegun || !byte.isBlank
            if isQuoted {
                isQuoted = byte != UInt8(ascii: "\"") || isEscaped
                isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isQuoted = true
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: continue
            }
        }
    }
}
