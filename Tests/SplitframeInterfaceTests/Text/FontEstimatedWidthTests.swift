import Testing

@testable import SplitframeInterface

struct `An estimated width` {
    /// Advance widths of 2816 units an em, from the font files of Inter 4.0.
    @Test(
        arguments: [
            ("A", .regular, 676), ("A", .bold, 748), ("320 pt", .regular, 3121), ("", .bold, 0),
        ] as [(String, Font.Weight, Double)])
    func `adds up the font's own advance widths`(text: String, weight: Font.Weight, thousandths: Double) {
        let font = Font(size: 1000, weight: weight)
        #expect(abs(font.estimatedWidth(of: text) - thousandths) <= Double(text.count))
    }

    @Test func `grows with size and weight, and never lacks room for letters it does not know`() {
        let text = "Primary"
        let regular = Font(size: 13).estimatedWidth(of: text)
        #expect(abs(Font(size: 26).estimatedWidth(of: text) - 2 * regular) < 0.001)
        #expect(Font(size: 13, weight: .semibold).estimatedWidth(of: text) > regular)
        #expect(Font(size: 10).estimatedWidth(of: "漢字") >= 20)
    }

    /// Widths of words in ems that Pango gave for Noto, regular and semibold (bold, where there is no semibold).
    @Test(
        arguments: [
            ("الرسائل الواردة", 5.655, 6.390), ("תיבת דואר נכנס", 6.588, 6.967),
            ("กล่องจดหมายเข้า", 6.867, 7.241), ("इनबॉक्स और सेटिंग्स", 7.433, 8.108),
            ("受信トレイ 設定", 7.224, 7.227), ("받은 편지함", 4.880, 4.880), ("ইনবক্স", 2.643, 2.805),
            ("Входящие и настройки", 11.317, 11.552), ("Εισερχόμενα", 6.152, 6.373),
        ])
    func `is near the width in other scripts, rather above than below`(
        text: String, regular: Double, semibold: Double
    ) {
        let estimates = [
            Font(size: 1).estimatedWidth(of: text) / regular,
            Font(size: 1, weight: .semibold).estimatedWidth(of: text) / semibold,
        ]
        #expect(estimates.allSatisfy { (0.97...1.35).contains($0) }, "\(estimates)")
    }

    /// Widths of words in ems that Pango gave for Inter and Noto Sans Arabic.
    @Test(arguments: [
        ("Почта", 2.919), ("Größe", 2.886), ("البريد", 2.068), ("حساب", 2.723), ("مكتبة", 2.235),
    ])
    func `is a button's width for words of a few letters`(text: String, ems: Double) {
        let estimate = Font(size: 1).estimatedWidth(of: text)
        #expect((0.97...1.2).contains(estimate / ems), "\(estimate)")
    }

    @Test(arguments: ["👍", "👍🏽", "👩‍👩‍👧", "🇩🇪", "1️⃣", "❤️"])
    func `of an emoji is one picture's, however many characters it has`(emoji: String) {
        #expect(Font(size: 1).estimatedWidth(of: emoji) == Font(size: 1).estimatedWidth(of: "😀"))
    }

    @Test(arguments: ["\u{301}", "\u{0E49}", "\u{94D}", "\u{200D}", "\u{FE0F}", "\u{202E}", "\u{1F3FD}"])
    func `is nothing for marks`(mark: String) {
        #expect(Font(size: 10).estimatedWidth(of: mark) == 0)
    }

    @Test(arguments: [
        "Settings and more settings", "设置与更多设置与更多", "الإعدادات والمزيد من الإعدادات", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧",
    ])
    func `says how much of a text fits`(text: String) {
        let font = Font(size: 10)
        let fitting = font.fitting(text, width: 60)
        #expect(fitting.hasSuffix("…"))
        #expect(text.hasPrefix(fitting.dropLast()))
        #expect((30...60).contains(font.estimatedWidth(of: fitting)))
        #expect(font.fitting(text, width: font.estimatedWidth(of: text)) == text)
    }

    @Test(arguments: ["word ", "two words   ", "كلمة "])
    func `counts no blank at the end against a text that fits without it`(text: String) {
        let font = Font(size: 17)
        let words = String(text.reversed().drop { $0 == " " }.reversed())
        let width = font.estimatedWidth(of: words)
        #expect(font.fitting(text, width: width) == words)
        #expect(
            font.lines(of: "one " + text, width: max(width, font.estimatedWidth(of: "one")), atMost: 9).last?
                .hasSuffix("…") == false)
    }

    /// Joined letters are narrower than those at a word's end.
    @Test(arguments: ["الرسائل الواردة", "مكتبة"])
    func `of a whole text is the width of its one line`(text: String) {
        let font = Font(size: 17)
        #expect(font.lines(of: text, width: font.estimatedWidth(of: text)) == [text])
        let cut = font.fitting(text, width: font.estimatedWidth(of: text) - 1)
        #expect(font.fitting(cut, width: font.estimatedWidth(of: text) - 1) == cut)
    }

    /// The stops of NSParagraphStyle: every 28 points.
    @Test func `of a tab reaches the next stop`() {
        let font = Font(size: 10)
        let (a, wide) = (font.estimatedWidth(of: "a"), font.estimatedWidth(of: "wider words"))
        #expect(font.estimatedWidth(of: "\ta") == 28 + a)
        #expect(font.estimatedWidth(of: "a\ta") == 28 + a)
        #expect(font.estimatedWidth(of: "wider words\ta") == (wide / 28).rounded(.up) * 28 + a)
    }

    /// Advance widths of Inter 4.0's regular and bold files, in thousandths of an em.
    @Test(arguments: [
        ("£", 631, 672), ("\u{A0}", 281, 232), ("ệ", 582, 598), ("ß", 609, 664), ("€", 665, 686),
    ])
    func `of signs and accented letters is their own`(text: String, regular: Double, bold: Double) {
        #expect(Font(size: 1000).estimatedWidth(of: text) == regular)
        #expect(Font(size: 1000, weight: .bold).estimatedWidth(of: text) == bold)
    }

    @Test func `leaves the ellipsis where not even one letter fits`() {
        #expect(Font(size: 10).fitting("Wide", width: 3) == "…")
        #expect(Font(size: 10).fitting("", width: 0).isEmpty)
    }
}
