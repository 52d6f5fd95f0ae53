import SplitframeInterface
package import SplitframeJSON
package import SplitframeWireframes

extension AlternativeTextPhrases {
    /// The JSON shape of a table of phrases: texts by their names, with placeholders such as `{width}` for values.
    package static let tableShape = JSONShape.object(
        [JSONKey("language", .text, "the name of the language: fr")]
            + AlternativePhrase.allCases.map { phrase in
                JSONKey(
                    phrase.name, .text, "in English: \(AlternativeTextPhrases.english.template(of: phrase))")
            }
    ).versioned

    /// The phrases of a language: `en`, `de`, `zh`, or those of a table.
    ///
    /// - Parameter read: Reads a table's file.
    /// - Throws: ``RequestError/noSuchLanguage(_:reason:)``.
    init(named name: String, read: (_ path: String) throws -> [UInt8]) throws(RequestError) {
        if let known = Self.known.first(where: { $0.language == name }) {
            self = known
            return
        }
        let names = Self.known.map(\.language).joined(separator: ", ")
        guard name.hasSuffix(".json") else {
            throw .noSuchLanguage(
                name, reason: "write one of \(names), or the path of a table of words that ends in .json.")
        }
        do {
            let json = JSONNode(try JSON(bytes: try read(name)))
            try Self.tableShape.check(json)
            var phrases: [AlternativePhrase: String] = [:]
            for phrase in AlternativePhrase.allCases { phrases[phrase] = try json[phrase.name]?.text() }
            self.init(language: try json["language"]?.text() ?? name, phrases: phrases)
        } catch {
            throw .noSuchLanguage(name, reason: "\(error)")
        }
    }
}
