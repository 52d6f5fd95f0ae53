import SplitframeGoldens
import SplitframeInterface
import SplitframeWireframes
import Testing

struct `A verdict` {
    private static let white = Bitmap(4, 1, Array(repeating: 0xFF_FF_FF_FF, count: 4))
    private static let gray = Bitmap(4, 1, Array(repeating: 0x80_80_80_FF, count: 4))
    private static let faint = Bitmap(4, 1, Array(repeating: 0xFE_FE_FE_FF, count: 4))

    private func verdict(
        _ expected: Bitmap = white, _ actual: Bitmap = white, twins: (String, String) = ("", ""),
        fingerprints: (String, String) = ("cairo 1", "cairo 1"), text: [Rectangle] = []
    ) throws -> Verdict {
        func twin(_ body: String) throws -> Twin { try Twin("splitframe-twin 2\n" + body) }
        return Verdict(
            expected: Rendition(picture: expected, twin: try twin(twins.0), fingerprint: fingerprints.0),
            actual: Rendition(
                picture: actual, twin: try twin(twins.1), fingerprint: fingerprints.1, textBoxes: text))
    }

    @Test func `is equal only where pixels and twin are`() throws {
        #expect(try verdict() == .equal)
        #expect(try verdict(Self.white, Self.faint).kind == .paint)
    }

    @Test func `speaks of the layout first, whatever the pixels say`() throws {
        let twins = (
            "split/primary\tcolumn frame=0,0,320,9 presentation=tiled\n",
            "split/primary\tcolumn frame=0,0,321,9 presentation=tiled\n"
        )
        let moved = try verdict(Self.white, Self.gray, twins: twins)
        #expect(moved.kind == .layout)
        #expect(moved.description == "primary column 320 → 321 pt (+1)")
        #expect(moved.pixels?.count == 4)
        #expect(try verdict(twins: twins, fingerprints: ("cairo 1", "cairo 2")).kind == .layout)
    }

    @Test func `is of text where only words differ`() throws {
        #expect(
            try verdict(twins: ("bar\tnavigationBar title=\"A\"\n", "bar\tnavigationBar title=\"B\"\n")).kind
                == .text)
    }

    @Test func `names both sizes where they differ`() throws {
        let verdict = try verdict(Self.white, Bitmap(1, 4, Array(repeating: 0, count: 4)))
        #expect(verdict.kind == .size)
        #expect(verdict.description == "expected 4 by 1 pixels, got 1 by 4")
    }

    @Test func `blames the renderer for no more than it may change`() throws {
        let other = ("cairo 1", "cairo 2")
        #expect(try verdict(Self.white, Self.faint, fingerprints: other).kind == .renderer)
        #expect(try verdict(Self.white, Self.gray, fingerprints: other).kind == .paint)
        let text = [Rectangle(x: 0, y: 0, width: 4, height: 1)]
        #expect(try verdict(Self.white, Self.gray, fingerprints: other, text: text).kind == .renderer)
        #expect(try verdict(Self.white, Self.gray, text: text).kind == .paint)
    }

    @Test func `fails a run unless equal or the renderer's`() throws {
        let passing: [Verdict] = [.equal, try verdict(Self.white, Self.faint, fingerprints: ("1", "2"))]
        #expect(passing.allSatisfy { !$0.isFailure })
        #expect([Verdict.missing, .orphan, .unreadable(reason: "")].allSatisfy { $0.isFailure })
    }

    @Test func `names the column that the rest follows from first`() throws {
        let verdict = try verdict(
            twins: (
                "split/secondary\tcolumn frame=320,0,704,9 presentation=tiled\nsplit/primary\tcolumn frame=0,0,320,9 presentation=tiled\n",
                "split/secondary\tcolumn frame=375,0,649,9 presentation=tiled\nsplit/primary\tcolumn frame=0,0,375,9 presentation=tiled\n"
            ))
        #expect(
            verdict.description == "primary column 320 → 375 pt (+55), secondary column 704 → 649 pt (−55)")
    }
}
