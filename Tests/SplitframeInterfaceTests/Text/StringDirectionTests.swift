import SplitframeInterface
import Testing

struct `A line` {
    @Test(arguments: [
        "عنوان", "כותרת", "«عنوان»", "12 عنوان", "عنوان Title", "\u{200F}Title", "ދިވެހި", "ߒߞߏ",
        "\u{202E}عنوان", "\u{2067}abc\u{2069} عنوان",
    ])
    func `runs from right to left where its first letter does`(text: String) {
        #expect(text.runsRightToLeft)
    }

    @Test(arguments: [
        "", "Title", "Title عنوان", "320 × 480", "12 %", "(1)", "١٢", "漢字 عنوان", "กล่อง", "\u{200E}عنوان",
        "\u{2067}عنوان\u{2069} abc", "\u{2067}عنوان", "\u{64B}", "\u{2069}\u{2069}a",
    ])
    func `runs from left to right otherwise, figures alone too`(text: String) {
        #expect(!text.runsRightToLeft)
    }
}
