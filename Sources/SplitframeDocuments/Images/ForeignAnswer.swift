import SplitframeJSON

/// A line that shows a picture and that we did not write: it is only looked at, for the advice to its author.
struct ForeignAnswer {
    let line: String

    /// What stands around alternative texts.
    private static let marks = [("![", "]("), ("alt=\"", "\""), ("alt: \"", "\""), ("[\"", "\""), ("[", "]")]

    /// What its author may do, with the text that the line has now.
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
