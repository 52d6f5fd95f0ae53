import SplitframeGoldens
import SplitframeInterface
import Testing

struct `Two twins` {
    private static let text = """
        splitframe-twin 2
        window\twindow size=1024,768
        split\tsplit frame=0,0,1024,768 displayMode=oneBesideSecondary
        split/primary\tcolumn frame=0,0,320,768 presentation=tiled
        split/primary/bar\tnavigationBar frame=0,0,320,44 title="Primary"
        split/secondary\tcolumn frame=320,0,704,768 presentation=tiled

        """

    /// The twin with lines replaced, compared with the twin as it is.
    private func findings(_ changes: (old: String, new: String)...) throws -> [TwinFinding] {
        try findings(changes.map { ($0.old, $0.new) }, in: Self.text)
    }

    @Test func `that are equal give nothing`() throws {
        #expect(try findings() == [])
    }

    @Test func `tell a wider column in points`() throws {
        let findings = try findings(
            ("0,0,320,768", "0,0,375,768"), ("0,0,320,44", "0,0,375,44"), ("320,0,704", "375,0,649"))
        #expect(
            findings.map(\.description) == [
                "primary column 320 → 375 pt (+55)",
                "primary bar 320 → 375 pt (+55)",
                "secondary column 704 → 649 pt (−55)",
            ])
        #expect(findings[0].delta == [0, 0, 55, 0])
        #expect(findings.allSatisfy { $0.kind == .layout })
    }

    @Test func `tell a column moved by a point once`() throws {
        let findings = try findings(("320,0,704", "321,0,704"))
        #expect(findings.map(\.description) == ["secondary column x 320 → 321 pt (+1)"])
    }

    @Test func `tell a changed height and mode`() throws {
        let findings = try findings(
            ("displayMode=oneBesideSecondary", "displayMode=secondaryOnly"), ("0,0,320,44", "0,0.5,320,50"))
        #expect(
            findings.map(\.description) == [
                "split displayMode oneBesideSecondary → secondaryOnly",
                "primary bar height 44 → 50 pt (+6), y 0 → 0.5 pt (+0.5)",
            ])
        #expect(findings[0].delta == nil)
    }

    @Test func `tell the edges of a safe area that changed`() throws {
        let text = Self.text.replacing("size=1024,768", with: "size=1024,768 safeArea=32,0,0,0")
        let findings = try findings([("32,0,0,0", "24,0,20,0")], in: text)
        #expect(findings.map(\.description) == ["window safe area top 32 → 24 pt, bottom 0 → 20 pt"])
    }

    @Test func `tell words from places`() throws {
        let findings = try findings(("\"Primary\"", "\"Mail\""))
        #expect(findings.map(\.description) == ["primary bar title \"Primary\" → \"Mail\""])
        #expect(findings.map(\.kind) == [.text])
    }

    private static let bars = """
        splitframe-twin 2
        split\tsplit frame=0,0,400,800
        split/secondary\tcolumn frame=0,0,400,800 presentation=tiled
        split/secondary/bar\tnavigationBar frame=0,59,400,54 title="Message" prefersLargeTitle=false
        split/secondary/bar/backButton\tbarButton frame=16,59,100,44 icon=back title="All" side=leading
        split/secondary/bar/title\ttitle frame=160,70,80,21 isLarge=false
        split/secondary/toolbar\ttoolbar frame=0,714,400,86
        split/secondary/toolbar/item1\tbarButton frame=28,724,80,48 title="Reply" side=leading
        split/secondary/tabBar\ttabBar frame=0,631,400,83
        split/secondary/tabBar/tab1\ttab frame=20,635,86,54 title="Mail" isSelected=true

        """

    /// The bar says it; what is written in it, and where, follows.
    @Test func `tell another title once`() throws {
        let text = Self.bars.replacing("80,21 isLarge", with: "80,21 text=\"Message\" isLarge")
        let findings = try findings(
            [
                ("title=\"Message\"", "title=\"Letter\""),
                ("160,70,80,21 text=\"Message\"", "165,70,70,21 text=\"Letter\""),
            ],
            in: text)
        #expect(findings.map(\.description) == ["secondary bar title \"Message\" → \"Letter\""])
        #expect(findings.map(\.kind) == [.text])
    }

    @Test(
        arguments: [
            (
                [("16,59,100,44", "20,59,110,44")],
                ["secondary bar backButton 100 → 110 pt (+10), x 16 → 20 pt (+4)"]
            ),
            ([("160,70,80", "161,70,80")], ["secondary bar title x 160 → 161 pt (+1)"]),
            ([("28,724,80,48", "28,724,80,44")], ["secondary toolbar item1 height 48 → 44 pt (−4)"]),
            ([("20,635,86", "20,635,90")], ["secondary tabBar tab1 86 → 90 pt (+4)"]),
        ] as [([(String, String)], [String])])
    func `tell a moved or resized item of a bar in points`(
        changes: [(String, String)], sentences: [String]
    ) throws {
        let findings = try findings(changes, in: Self.bars)
        #expect(findings.map(\.description) == sentences)
        #expect(findings.allSatisfy { $0.kind == .layout })
    }

    @Test(
        arguments: [
            [("\"All\"", "\"Folders\""), ("16,59,100", "16,59,140"), ("160,70,80", "168,70,72")],
            [("\"Reply\"", "\"Forward\""), ("28,724,80", "28,724,99")],
            [("\"Mail\"", "\"Post\"")],
        ] as [[(String, String)]])
    func `call changed words in any bar text, and what makes room for them`(changes: [(String, String)])
        throws
    {
        let findings = try findings(changes, in: Self.bars)
        #expect(findings.count == changes.count)
        #expect(findings.allSatisfy { $0.kind == .text })
    }

    @Test func `call what moves in another bar layout, whatever words changed`() throws {
        let findings = try findings([("\"Reply\"", "\"Send\""), ("160,70", "150,70")], in: Self.bars)
        #expect(findings.map(\.kind) == [.layout, .text])
    }

    private func findings(_ changes: [(String, String)], in twin: String) throws -> [TwinFinding] {
        var text = twin
        for (old, new) in changes {
            text.replaceSubrange(try #require(text.firstRange(of: old)), with: new)
        }
        return try Twin(twin).findings(against: Twin(text))
    }

    @Test func `tell what came, went and changed places`() throws {
        let last = "split/secondary\tcolumn frame=320,0,704,768 presentation=tiled\n"
        #expect(try findings((last, "")).map(\.description) == ["secondary column is gone"])
        #expect(
            try findings((last, last + "split/separator\tseparator frame=320,0,1,768\n")).map(\.description)
                == ["separator is new"])
        #expect(
            try findings((last, ""), ("split/primary\t", last + "split/primary\t")).map(\.description)
                == ["secondary column is drawn before what used to lie below it"])
    }

    @Test func `keep siblings of one name apart`() throws {
        let one = try Twin(
            "splitframe-twin 2\nbar/button\tbarButton side=leading\nbar/button\tbarButton side=leading\n")
        let other = try Twin(
            "splitframe-twin 2\nbar/button\tbarButton side=leading\nbar/button\tbarButton side=trailing\n")
        #expect(one.findings(against: other).map(\.description) == ["button side leading → trailing"])
    }
}
