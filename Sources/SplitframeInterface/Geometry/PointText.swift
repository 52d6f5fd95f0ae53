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
        let unit = (0..<decimals).reduce(1) { product, _ in product * 10 }
        // The digits of a larger number would not fit in an `Int`.
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
