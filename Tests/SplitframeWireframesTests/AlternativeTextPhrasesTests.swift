import SplitframeInterface
import Testing

@testable import SplitframeWireframes

struct `Words of alternative texts` {
    /// The names of what is put into a phrase.
    private func values(in template: String) -> Set<String> {
        Set(template.matches(of: /\{(\w+)\}/).map { String($0.1) })
    }

    @Test(arguments: AlternativeTextPhrases.known.indices, AlternativePhrase.allCases)
    func `say the same in every language`(language: Int, phrase: AlternativePhrase) {
        let phrases = AlternativeTextPhrases.known[language]
        let english = AlternativeTextPhrases.english.template(of: phrase)
        #expect(!english.isEmpty)
        #expect(values(in: phrases.template(of: phrase)) == values(in: english))
    }

    @Test func `take what is put in as it is`() {
        let words = AlternativeTextPhrases.english(.held, ["device": "{orientation}", "orientation": "x"])
        #expect(words == "{orientation} in x")
        #expect(AlternativeTextPhrases(language: "x", phrases: [:])(.portrait) == "portrait")
    }
}
