extension String {
    /// The text escaped for Markdown.
    var escapedForMarkdown: String { escaping("\\[]*_<&`~$", with: { "\\\($0)" }) }

    /// A path in which parentheses are escaped.
    var escapingParentheses: String { replacing("(", with: "%28").replacing(")", with: "%29") }

    /// The text escaped as the value of an HTML attribute.
    var escapedForHTML: String { escaping("&<>\"", with: { "&#\($0.value);" }) }

    /// The text escaped inside quotation marks of AsciiDoc, where a backslash at its end would escape the closing mark.
    var escapedForAsciiDoc: String {
        escaping("\"", with: { "\\\($0)" }) + (unicodeScalars.last == "\\" ? " " : "")
    }

    /// The text inside quotation marks of DocC, which has no escapes: quotation marks become “ and ”, and one backslash
    /// at the end becomes two.
    var escapedForDirective: String {
        var written = ""
        var (isEscaped, isOpen) = (false, false)
        for scalar in unicodeScalars {
            let ends = scalar == "\"" && !isEscaped
            written.unicodeScalars.append(ends ? isOpen ? "”" : "“" : scalar)
            isOpen = isOpen != ends
            isEscaped = scalar == "\\" && !isEscaped
        }
        if isEscaped { written.append("\\") }
        // A combining mark at its beginning, or a joining mark at its end, would form one character with the quotation
        // mark.
        if ("\"" + written).first != "\"" { written = " " + written }
        return (written + "\"").last == "\"" ? written : written + " "
    }

    private func escaping(_ scalars: String, with escaped: (Unicode.Scalar) -> String) -> String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if scalars.unicodeScalars.contains(scalar) {
                text += escaped(scalar)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}
