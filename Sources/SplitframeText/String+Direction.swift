extension String {
    /// Whether a line with this text runs from right to left: its first letter with a direction decides, as in UIKit,
    /// regardless of the interface around it.
    ///
    /// A text of digits and signs alone, such as `320 × 480`, runs from left to right. Characters inside a pair of
    /// isolates do not decide for the line around it (rules P2 and P3 of Unicode's Annex 9).
    package var runsRightToLeft: Bool {
        var isolates = 0
        for scalar in unicodeScalars {
            switch scalar {
            case "\u{2066}", "\u{2067}", "\u{2068}": isolates += 1
            case "\u{2069}": isolates = max(0, isolates - 1)
            case _ where isolates > 0: continue
            case "\u{200E}": return false
            case "\u{200F}", "\u{61C}": return true
            default:
                guard scalar.properties.isAlphabetic, !scalar.takesNoRoom else { continue }
                return Script(of: scalar)?.isRightToLeft ?? false
            }
        }
        return false
    }
}
