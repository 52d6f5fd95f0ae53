extension String {
    /// The text as Markdown's own text.
    var escapedForMarkdown: String { escaping("\\[]*_<&`~$", with: { "\\\($0)" }) }

    /// A path that parentheses do not end.
    var escapingParentheses: String { replacing("(", with: "%28").replacing(")", with: "%29") }

    /// The text as the value of an attribute of HTML.
    var escapedForHTML: String { escaping("&<>\"", with: { "&#\($0.value);" }) }

    /// The text inside quotation marks of AsciiDoc, where a backslash at its end would be part of that.
    var escapedForAsciiDoc: String {
        escaping("\"", with: { "\\\($0)" }) + (unicodeScalars.last == "\\" ? " " : "")
    }

    /// The text inside quotation marks of DocC, which takes no backslash away: marks become “ and ”, and one backslash
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
        // An accent at its beginning or a mark that joins at its end would make the marks around it letters.
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
