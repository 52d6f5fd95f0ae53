import SplitframeInterface
import Testing

@testable import SplitframeWireframes

struct `Words of alternative texts` {
    /// The names of what is put into a phrase.
    private func values(in template: String) -> Set<String> {
        Set(
            template.split(separator: "{").dropFirst().compactMap {
                $0.split(separator: "}").first.map(String.init)
            })
    }

    @Test(arguments: AlternativeWords.known, AlternativePhrase.allCases)
    func `say the same in every language`(words: AlternativeWords, phrase: AlternativePhrase) {
        let english = AlternativeWords.english.template(of: phrase)
        #expect(!english.isEmpty)
        #expect(values(in: words.template(of: phrase)) == values(in: english))
        let isShared = ["; ", ", ", ".", "{subject}: {columns}", "{column} {width}"].contains(english)
        if words != .english, !isShared {
            #expect(words.template(of: phrase) != english || phrase == .held || phrase == .popover)
        }
    }

    @Test func `take what is put in as it is`() {
        #expect(
            AlternativeWords.english(.held, ["device": "{orientation}", "orientation": "x"])
                == "{orientation} in x")
        #expect(AlternativeWords(language: "x", phrases: [:])(.portrait) == "portrait")
    }
}
