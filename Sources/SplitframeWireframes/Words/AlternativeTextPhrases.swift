import SplitframeInterface

/// The phrases of alternative texts in one language.
public struct AlternativeTextPhrases: Hashable, Sendable {
    /// The name by which a document chooses the language: `de`.
    public var language: String
    private var phrases: [AlternativePhrase: String]

    /// Some or all phrases of a language; missing phrases are in English.
    ///
    /// Placeholders for values are in braces: `{device} in {orientation}`.
    public init(language: String, phrases: [AlternativePhrase: String]) {
        self.language = language
        self.phrases = phrases
    }

    /// The known languages.
    public static let known: [AlternativeTextPhrases] = [.english, .german, .chinese]

    /// A phrase with its placeholders.
    package func template(of phrase: AlternativePhrase) -> String {
        phrases[phrase] ?? Self.english.phrases[phrase] ?? ""
    }

    /// A phrase with values in place of its placeholders.
    public func callAsFunction(_ phrase: AlternativePhrase, _ values: KeyValuePairs<String, String> = [:])
        -> String
    {
        var text = template(of: phrase)
        // Braces in a value are not treated as placeholders.
        var parts: [String] = []
        while let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") {
            let name = text[text.index(after: open)..<close]
            let value = values.first { $0.key == name }?.value
            parts.append(text[..<open] + (value ?? "{\(name)}"))
            text = String(text[text.index(after: close)...])
        }
        return parts.joined() + text
    }

    /// A number of things: `1 layout`, `4 layouts`.
    package func count(_ count: Int, one: AlternativePhrase, several: AlternativePhrase) -> String {
        count == 1 ? self(one) : self(several, ["count": "\(count)"])
    }

    /// Clauses as one sentence.
    package func sentence(_ clauses: [String]) -> String {
        clauses.joined(separator: self(.clauseSeparator)) + self(.end)
    }

    /// A column's name; any other name is unchanged.
    func column(_ name: String) -> String {
        guard let phrase = AlternativePhrase(name: name), Column(name: name) != nil else { return name }
        return self(phrase)
    }

    /// Several things in a sentence: `a, b and c`.
    func list(_ things: [String]) -> String {
        guard let last = things.last, things.count > 1 else { return things.first ?? "" }
        return things.dropLast().joined(separator: self(.listSeparator)) + self(.lastSeparator) + last
    }
}
