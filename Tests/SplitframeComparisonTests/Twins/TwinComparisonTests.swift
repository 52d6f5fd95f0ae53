import SplitframeComparison
import Testing

struct `Two twins` {
    private static let text = """
        splitframe-twin 1
        window\tsize=1024,768
        split\tframe=0,0,1024,768 displayMode=oneBesideSecondary
        split/primary\tframe=0,0,320,768 presentation=tiled
        split/primary/bar\tframe=0,0,320,44 title="Primary"
        split/secondary\tframe=320,0,704,768 presentation=tiled

        """

    /// The twin with lines replaced, compared with the twin as it is.
    private func findings(_ changes: (old: String, new: String)...) throws -> [TwinFinding] {
        var text = Self.text
        for change in changes {
            let range = try #require(text.firstRange(of: change.old))
            text.replaceSubrange(range, with: change.new)
        }
        return try Twin(Self.text).findings(against: Twin(text))
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

    @Test func `tell words from places`() throws {
        let findings = try findings(("\"Primary\"", "\"Mail\""))
        #expect(findings.map(\.description) == ["primary bar title \"Primary\" → \"Mail\""])
        #expect(findings.map(\.kind) == [.text])
    }

    @Test func `tell what came, went and changed places`() throws {
        let last = "split/secondary\tframe=320,0,704,768 presentation=tiled\n"
        #expect(try findings((last, "")).map(\.description) == ["secondary column is gone"])
        #expect(
            try findings((last, last + "split/separator\tframe=320,0,1,768\n")).map(\.description)
                == ["separator is new"])
        #expect(
            try findings((last, ""), ("split/primary\t", last + "split/primary\t")).map(\.description)
                == ["secondary column is drawn before what used to lie below it"])
    }

    @Test func `keep siblings of one name apart`() throws {
        let one = try Twin("splitframe-twin 1\nbar/button\tside=leading\nbar/button\tside=leading\n")
        let other = try Twin("splitframe-twin 1\nbar/button\tside=leading\nbar/button\tside=trailing\n")
        #expect(one.findings(against: other).map(\.description) == ["button side leading → trailing"])
    }
}
