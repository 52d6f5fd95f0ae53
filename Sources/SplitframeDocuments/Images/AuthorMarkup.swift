import SplitframeJSON

/// A line that shows a picture but was written or changed by the author; it is only read, for advice to the author.
struct AuthorMarkup {
    let line: String

    /// The markup around alternative texts.
    private static let marks = [("![", "]("), ("alt=\"", "\""), ("alt: \"", "\""), ("[\"", "\""), ("[", "]")]

    /// The advice to the author, with the line's present text.
    func advice(generated: String) -> String {
        let text = alternativeText ?? generated
        return "write \"alt\": \(JSON.string(text).compactText) in the request, and remove the line"
    }

    private var alternativeText: String? {
        for (start, end) in Self.marks {
            guard let first = line.firstRange(of: start) else { continue }
            let rest = line[first.upperBound...]
            guard let last = rest.firstRange(of: end) else { continue }
            return String(rest[..<last.lowerBound])
        }
        return nil
    }
}
