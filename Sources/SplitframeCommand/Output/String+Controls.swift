extension String {
    /// The text with characters that control a terminal or its text direction escaped as in JSON: `\\u001b`.
    ///
    /// Names of files and options may contain any characters; JSON keeps its meaning.
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

    /// The text escaped in the same way on one line, for a name at the start of a line: text after a line break would
    /// look like a line of ours, which a build server may even read as a command.
    var inOneLine: String {
        replacing("\n", with: "\\u000a").showingControls
    }
}

extension Unicode.Scalar {
    /// Whether a terminal would react to it: control characters except line breaks and tabs, and marks of text
    /// direction that affect the text after them.
    fileprivate var isControl: Bool {
        switch value {
        case 0x09, 0x0A: false
        case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
