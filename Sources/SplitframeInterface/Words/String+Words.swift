extension StringProtocol {
    /// The text with a capital at its start.
    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// A name in camel case as words in small letters: `splitBehavior` becomes `split behavior`.
    package func words(separator: String = " ") -> String {
        reduce(into: "") { $0 += $1.isUppercase ? separator + $1.lowercased() : String($1) }
    }
}

extension [String] {
    /// The items as a list in a sentence: `a, b and c`, or with another conjunction `a, b or c`.
    package func list(_ conjunction: String = "and") -> String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
