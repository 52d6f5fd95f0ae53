import SplitframeInterface

extension Double {
    /// The number in an SVG attribute: up to four decimals.
    var svg: String { isFinite ? text(decimals: 4) : "0" }
}

extension String {
    /// The text between tags or in an attribute; characters that XML does not allow are left out.
    var xmlEscaped: String {
        let isPlain = utf8.allSatisfy {
            $0 > 0x22 && $0 < 0x7F && $0 != 0x26 && $0 != 0x3C && $0 != 0x3E || $0 == 0x20
        }
        if isPlain { return self }
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

    /// The unescaped text, read by scalars: a combining mark may follow an entity and form one character with its end.
    var xmlUnescaped: String {
        let entities: [String: Unicode.Scalar] = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
        ]
        var text = ""
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "&", let end = rest.prefix(5).firstIndex(of: ";"),
                let meant = entities[String(rest[..<end])]
            {
                text.unicodeScalars.append(meant)
                rest = rest[end...].dropFirst()
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
