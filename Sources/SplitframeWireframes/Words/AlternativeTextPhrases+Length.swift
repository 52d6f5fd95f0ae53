extension AlternativeTextPhrases {
    /// The maximum number of characters of an alternative text, which a screen reader speaks as a whole.
    package static let mostCharacters = 250

    /// The start of a text, with as many whole clauses as fit in an alternative text; the text itself if it is short.
    package func shortened(_ text: String) -> String {
        guard text.count > Self.mostCharacters else { return text }
        let end = self(.end)
        var taken = ""
        let beginning = String(text.prefix(2 * Self.mostCharacters))
        for clause in beginning.clauses(after: [self(.clauseSeparator), end + " "]) {
            let longer = taken + clause
            guard longer.withoutEnd(self).count + end.count <= Self.mostCharacters else { break }
            taken = longer
        }
        if !taken.isEmpty { return taken.withoutEnd(self) + end }
        let start = text.prefix(Self.mostCharacters - 1)
        return (start.lastIndex(of: " ").map { start[..<$0] } ?? start) + "…"
    }
}

extension String {
    /// The text cut after each of some separators.
    fileprivate func clauses(after separators: [String]) -> [Substring] {
        var clauses: [Substring] = []
        var start = startIndex
        var index = startIndex
        while index < endIndex {
            if let separator = separators.first(where: { self[index...].hasPrefix($0) }) {
                index = self.index(index, offsetBy: separator.count)
                clauses.append(self[start..<index])
                start = index
            } else {
                index = self.index(after: index)
            }
        }
        if start < endIndex { clauses.append(self[start...]) }
        return clauses
    }

    fileprivate func withoutEnd(_ phrases: AlternativeTextPhrases) -> Substring {
        for end in [phrases(.clauseSeparator), phrases(.end) + " ", phrases(.end)] where hasSuffix(end) {
            return dropLast(end.count)
        }
        return self[...]
    }
}
