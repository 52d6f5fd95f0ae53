extension Double {
    /// The number in usual notation: up to three decimals, no trailing zeros, never a minus before zero.
    package var pointText: String { text(decimals: 3) }

    /// The number as shown in pictures and their descriptions: up to two decimals, `486.67`.
    package var figureText: String { text(decimals: 2) }

    /// The number with as few digits as are needed to restore it exactly: `0.25`, `300`.
    package var exactText: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The number with at most `decimals` decimals, no trailing zeros, never a minus before zero.
    package func text(decimals: Int) -> String {
        withDigits(decimals: decimals) { String(decoding: $0, as: UTF8.self) }
    }

    /// Calls `body` with the same text as ASCII.
    package func withDigits<Result>(decimals: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let unit = (0..<decimals).reduce(1) { product, _ in product * 10 }
        // The digits of a larger number would not fit in an `Int`.
        guard abs(self) * Double(unit) < 1e18 else {
            var text = "\(self)"
            return text.withUTF8(body)
        }
        let units = Int((abs(self) * Double(unit)).rounded())
        var (rest, left) = (units, decimals)
        while left > 0, rest % 10 == 0 { (rest, left) = (rest / 10, left - 1) }
        // Twenty digits, a point and a sign.
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { bytes in
            var (place, count) = (24, 0)
            func put(_ byte: UInt8) {
                place -= 1
                bytes[place] = byte
            }
            while rest > 0 || count <= left {
                if count == left, left > 0 { put(UInt8(ascii: ".")) }
                put(UInt8(ascii: "0") + UInt8(rest % 10))
                (rest, count) = (rest / 10, count + 1)
            }
            if self < 0, units > 0 { put(UInt8(ascii: "-")) }
            return body(UnsafeBufferPointer(rebasing: bytes[place...]))
        }
    }
}
