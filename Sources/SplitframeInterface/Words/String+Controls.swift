extension String {
    /// The text with characters that control a terminal or its text direction escaped as in JSON: `\\u001b`.
    ///
    /// Names of files and options may contain any characters; JSON keeps its meaning.
    package var showingControls: String { escaping(\.isControl) }

    /// The text escaped in the same way on one line, for a name at the start of a line: text after a line break would
    /// look like a line of ours, which a build server may even read as a command.
    package var inOneLine: String { escaping { $0.isControl || $0 == "\n" } }

    // Scalars are compared and not characters: a carriage return and a line break are one character together, and so
    // are a slash or a quotation mark and an accent after it.
    private func escaping(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
        guard unicodeScalars.contains(where: isEscaped) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if isEscaped(scalar) {
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The text with some of its scalars replaced by longer texts.
    package func replacing(scalars texts: [Unicode.Scalar: String]) -> String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if let replacement = texts[scalar] {
                text += replacement
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The text in the single quotes of a shell.
    package var shellQuoted: String { "'" + replacing(scalars: ["'": #"'\''"#]) + "'" }

    /// The text as one argument in a shell command, quoted where that is needed.
    package var shellWord: String {
        let isPlain =
            !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=".contains($0)) }
        return isPlain ? self : shellQuoted
    }
}

extension Unicode.Scalar {
    /// Whether a terminal would react to it: control characters except line breaks and tabs, separators of lines and
    /// paragraphs, and marks of text direction that affect the text after them.
    fileprivate var isControl: Bool {
        switch value {
        case 0x09, 0x0A: false
        case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension String {
    /// A hash of the text, the same on every run and machine (FNV-1a).
    @inlinable public var checkSum: UInt64 { utf8.checkSum }
}

extension Sequence<UInt8> {
    /// A hash of the bytes, the same on every run and machine (FNV-1a).
    @inlinable public var checkSum: UInt64 {
        reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}

extension StringProtocol {
    /// The text with a capital at its start.
    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// A name in camel case as words in small letters: `splitBehavior` becomes `split behavior`.
    package func words(separator: String = " ") -> String {
        reduce(into: "") { $0 += $1.isUppercase ? separator + $1.lowercased() : String($1) }
    }

    /// A name in camel case in the words and the spelling of a sentence: `splitBehavior` becomes `split behaviour`.
    package var sentenceWords: String { words().replacing("behavior", with: "behaviour") }
}

extension [String] {
    /// The items as a list in a sentence: `a, b and c`, or with another conjunction `a, b or c`.
    package func list(_ conjunction: String = "and") -> String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
