extension String {
    /// The text with what would command a terminal, or turn its writing round, written as JSON writes it: `\\u001b`.
    ///
    /// Words of files, names and options are anybody's; JSON keeps its meaning.
    var showingControls: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isControl {
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The same in one line, for a name that begins a line: what stands behind a line break would be read as a line of
    /// ours, by a build server also as a command.
    var inOneLine: String {
        replacing("\n", with: "\\u000a").showingControls
    }
}

extension Unicode.Scalar {
    /// Whether a terminal would act on it: control characters but line breaks and tabs, and marks of direction that
    /// reach over what follows.
    fileprivate var isControl: Bool {
        switch value {
        case 0x09, 0x0A: false
        case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
