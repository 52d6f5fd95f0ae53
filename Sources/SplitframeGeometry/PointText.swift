extension Double {
    /// The number as people write it: up to three decimals, no trailing zeros, never a minus before zero.
    package var pointText: String { text(decimals: 3) }

    /// The number as pictures have it and tell it: up to two decimals, `486.67`.
    package var figureText: String { text(decimals: 2) }

    /// The number in as few digits as give exactly it again: `0.25`, `300`.
    package var exactText: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The number with at most so many decimals, no trailing zeros, never a minus before zero.
    package func text(decimals: Int) -> String {
        let unit = (0..<decimals).reduce(1) { product, _ in product * 10 }
        // Beyond that the digits would not fit a whole number.
        guard abs(self) * Double(unit) < 1e18 else { return "\(self)" }
        let units = Int((abs(self) * Double(unit)).rounded())
        let sign = self < 0 && units > 0 ? "-" : ""
        let (whole, fraction) = units.quotientAndRemainder(dividingBy: unit)
        guard fraction > 0 else { return "\(sign)\(whole)" }
        var digits = String(fraction + unit).dropFirst()
        while digits.hasSuffix("0") { digits = digits.dropLast() }
        return "\(sign)\(whole).\(digits)"
    }
}
