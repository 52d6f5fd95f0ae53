extension Double {
    /// The number in an SVG attribute: up to four decimals, never an exponent, never a minus before zero.
    var svg: String {
        guard isFinite else { return "0" }
        let tenThousandths = Int((abs(self) * 10_000).rounded())
        let sign = self < 0 && tenThousandths > 0 ? "-" : ""
        let (whole, fraction) = tenThousandths.quotientAndRemainder(dividingBy: 10_000)
        guard fraction > 0 else { return "\(sign)\(whole)" }
        var digits = String(fraction + 10_000).dropFirst()
        while digits.hasSuffix("0") { digits = digits.dropLast() }
        return "\(sign)\(whole).\(digits)"
    }
}

extension String {
    /// The text between tags or in an attribute; characters that XML does not know are left out.
    var xmlEscaped: String {
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\u{0}"..<"\u{20}" where scalar != "\t" && scalar != "\n", "\u{7F}"..<"\u{A0}",
                "\u{FFFE}"..."\u{FFFF}":
                continue
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
