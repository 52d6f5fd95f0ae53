extension Double {
    /// The number as people write it: up to three decimals, no trailing zeros, never a minus before zero.
    public var pointText: String {
        guard isFinite, abs(self) < 1e15 else { return "\(self)" }
        let thousandths = Int((abs(self) * 1000).rounded())
        let sign = self < 0 && thousandths > 0 ? "-" : ""
        let (whole, fraction) = thousandths.quotientAndRemainder(dividingBy: 1000)
        guard fraction > 0 else { return "\(sign)\(whole)" }
        var digits = String(fraction + 1000).dropFirst()
        while digits.hasSuffix("0") { digits = digits.dropLast() }
        return "\(sign)\(whole).\(digits)"
    }
}
