extension Substring.UnicodeScalarView {
    /// The quotation that these scalars begin with, its marks included; nil where they begin with none, or none closes.
    ///
    /// Scalars, since an accent on a mark does not make it a letter. A mark behind a backslash does not close, however
    /// many there are.
    var quotation: Self? {
        guard let mark = first, mark == "\"" || mark == "'" else { return nil }
        var previous = mark
        for index in indices.dropFirst() {
            if self[index] == mark, previous != "\\" { return self[...index] }
            previous = self[index]
        }
        return nil
    }
}

extension String {
    /// The text of a quotation in AsciiDoc or of a title in Markdown; of anything else the text itself.
    var unquoted: String {
        let scalars = unicodeScalars[...]
        guard let mark = scalars.first, let quotation = scalars.quotation,
            quotation.endIndex == scalars.endIndex
        else { return self }
        return quotation.dropFirst().dropLast().reduce(into: "") { text, scalar in
            if scalar == mark { text.unicodeScalars.removeLast() }
            text.unicodeScalars.append(scalar)
        }
    }
}
