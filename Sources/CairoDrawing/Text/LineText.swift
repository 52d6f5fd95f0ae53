/// A run's text made fit for one line: no control characters, and not much longer than its box can show.
struct LineText {
    /// No glyph of a text worth reading is narrower than this part of its font's size, on average.
    private static let narrowestGlyph = 0.1
    private static let mostScalars = 4096.0

    let text: String

    /// The text for a line whose width is given in font sizes.
    init(_ original: String, width: Double) {
        let room = (width / Self.narrowestGlyph).rounded(.up) + 1
        let limit = Int(min(max(1, room), Self.mostScalars))
        var scalars = String.UnicodeScalarView()
        var isCut = false
        for (index, scalar) in original.unicodeScalars.enumerated() {
            guard index < limit else {
                isCut = true
                break
            }
            scalars.append(Self.isLineEndOrControl(scalar) ? " " : scalar)
        }
        text = String(scalars) + (isCut ? "…" : "")
    }

    private static func isLineEndOrControl(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        default: return false
        }
    }
}
