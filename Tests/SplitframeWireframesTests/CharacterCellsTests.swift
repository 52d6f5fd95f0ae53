import Testing

@testable import SplitframeWireframes

struct `A character in a terminal` {
    @Test(
        arguments: [
            ("a", 1), ("é", 1), ("e\u{301}", 1), ("ع", 1), ("ก", 1), ("…", 1), ("漢", 2), ("한", 2),
            ("\u{1112}\u{1161}\u{11AB}", 2), ("あ", 2), ("ｱ", 1), ("Ａ", 2), ("。", 2), ("😀", 2), ("👩‍👩‍👧", 2),
            ("👍🏽", 2), ("🇩🇪", 2), ("☎", 1), ("☎\u{FE0F}", 2), ("\u{301}", 0), ("\u{200D}", 0), ("\u{202E}", 0),
        ] as [(Character, Int)])
    func `takes its cells`(character: Character, cells: Int) {
        #expect(character.cells == cells)
    }
}
