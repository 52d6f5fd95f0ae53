import Testing

@testable import SplitframeInterface

struct `A script` {
    @Test(
        arguments: [
            ("ع", "Noto Sans Arabic"), ("א", "Noto Sans Hebrew"), ("ก", "Noto Sans Thai"),
            ("अ", "Noto Sans Devanagari"), ("あ", "Noto Sans CJK JP"), ("ｱ", "Noto Sans CJK JP"),
            ("한", "Noto Sans CJK KR"), ("ᄀ", "Noto Sans CJK KR"), ("汉", "Noto Sans CJK SC"),
            ("𠀀", "Noto Sans CJK SC"), ("。", "Noto Sans CJK SC"), ("த", "Noto Sans Tamil"),
            ("ꦗ", "Noto Sans Javanese"), ("ཀ", "Noto Serif Tibetan"), ("ꙮ", "Noto Sans"),
            ("😀", "Noto Sans Symbols"), ("⚙", "Noto Sans Symbols"), ("∀", "Noto Sans Symbols"),
        ] as [(Character, String)])
    func `is known by its characters`(character: Character, family: String) throws {
        let scalar = try #require(character.unicodeScalars.first)
        #expect(Script(of: scalar)?.families.first == family)
        #expect(Script.all(in: "A \(character)").first?.families.first == family)
    }

    @Test(arguments: [
        "", "Mail", "Größe – „Ångström“ …", "Ελληνικά", "Почта", "→ 320 × 480 · 2\u{301}\u{200D}",
    ])
    func `is none where Inter has the letters`(text: String) {
        #expect(Script.all(in: text).isEmpty)
    }

    /// Whoever writes kana or Hangul beside Han characters means their forms in that language.
    @Test(
        arguments: [
            ("設定", "Noto Sans CJK SC"), ("設定とその他", "Noto Sans CJK JP"), ("漢字 한자", "Noto Sans CJK KR"),
        ])
    func `of Han characters is the one around them`(text: String, family: String) {
        #expect(Script.all(in: text).first?.families == [family])
    }

    @Test func `shares no character with another`() {
        let blocks = Script.table.flatMap(\.blocks).sorted { $0.lowerBound < $1.lowerBound }
        for (block, next) in zip(blocks, blocks.dropFirst()) {
            #expect(block.upperBound < next.lowerBound, "\(String(next.lowerBound, radix: 16))")
        }
    }

    @Test func `does not depend on the order of a text`() {
        let text = "ア한א漢ع😀"
        #expect(Script.all(in: text) == Script.all(in: String(text.reversed())))
        #expect(Script.all(in: text).count == 6)
    }
}
