extension String {
    /// A line with what would end it, command a terminal or turn its writing round, written as JSON writes it: `\\u001b`.
    package var showingControls: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar.value {
            case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
