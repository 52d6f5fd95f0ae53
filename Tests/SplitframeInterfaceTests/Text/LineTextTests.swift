import Testing

@testable import SplitframeInterface

struct `A line's text` {
    @Test func `is what it was where it is short and plain`() {
        #expect(LineText("Größe 日本 👩‍👩‍👧", width: 20).text == "Größe 日本 👩‍👩‍👧")
    }

    @Test func `is cut long after the box's end, with an ellipsis`() {
        let text = LineText(String(repeating: "i", count: 10_000), width: 10).text
        #expect(text.unicodeScalars.count < 200)
        #expect(text.unicodeScalars.count > 40, "even the narrowest letters reach the box's end")
        #expect(text.hasSuffix("i…"))
    }

    @Test func `is cut inside one endless character too`() {
        let text = LineText("a" + String(repeating: "\u{301}", count: 100_000), width: 10).text
        #expect(text.unicodeScalars.count < 5000)
    }

    @Test func `stays empty`() {
        #expect(LineText("", width: 10).text.isEmpty)
    }

    @Test(arguments: [
        ("one\ntwo\tthree\u{0}four", "one two three four"), ("a\u{FFFE}b\u{1FFFF}c", "abc"),
        ("👍🏽", "👍🏽"), ("\u{202E}evil", "\u{202E}evil"),
    ])
    func `has no controls and no non-characters, and emoji as they are`(text: String, shown: String) {
        #expect(LineText(text, width: 20).text == shown)
    }
}
