import SplitframeGoldens
import Testing

struct `Goldens without pictures` {
    private let goldens = TemporaryGoldens()
    private var folder: GoldenFolder { goldens.folder }

    private func layout(_ name: String, width: Int = 320) -> DrawnLayout {
        DrawnLayout(
            name: name,
            twin: "splitframe-twin 2\nsplit/primary\tcolumn frame=0,0,\(width),480 presentation=tiled\n")
    }

    private func verdict(on layout: DrawnLayout) -> Verdict {
        TwinCache(of: [layout.name], in: folder).verdict(on: layout)
    }

    @Test func `are judged by name`() throws {
        try folder.record([layout("a/b"), layout("a/c"), layout("d", width: 400)])
        #expect(try folder.layoutNames() == ["a/b", "a/c", "d"])
        #expect(try folder.names() == [])
        #expect(verdict(on: layout("a/b")) == .equal)
        #expect(verdict(on: layout("a/b", width: 375)).description == "primary column 320 → 375 pt (+55)")
        #expect(verdict(on: layout("a/d")) == .missing)
        #expect(verdict(on: layout("d", width: 400)) == .equal)
    }

    @Test func `stay where others of their folder are recorded or removed`() throws {
        try folder.record([layout("a/b"), layout("a/c")])
        try folder.record([layout("a/c", width: 375)])
        #expect(verdict(on: layout("a/b")) == .equal)
        #expect(verdict(on: layout("a/c", width: 375)) == .equal)
        try folder.writing { try $0.remove(["a/b"]) }
        #expect(try folder.layoutNames() == ["a/c"])
        try folder.writing { try $0.remove(["a/c"]) }
        #expect(!goldens.exists("a"))
    }

    @Test func `give way to a picture of their name when they are taken out, and it to them`() throws {
        try folder.record([layout("a/b"), layout("a/c")])
        try folder.record(drawn("a/b"))
        try folder.writing { try $0.removeLayouts(["a/b"]) }
        #expect(try (folder.names(), folder.layoutNames()) == (["a/b"], ["a/c"]))
        try folder.writing { try $0.removeLayouts(["a/c"]) }
        #expect(try (folder.names(), folder.layoutNames()) == (["a/b"], []))
        try folder.record([layout("a/b")])
        #expect(try (folder.names(), folder.layoutNames()) == ([], ["a/b"]))
    }

    @Test func `wait as text and become goldens when approved`() throws {
        try folder.record([layout("a/b"), layout("a/c")])
        let change = layout("a/b", width: 375)
        let cache = TwinCache(of: ["a/b"], in: folder)
        let files = try folder.writing { try $0.keep(change, against: cache) }
        let result = PendingResult(
            name: "a/b", verdict: "layout", cause: "1", sentence: "", owner: .list, files: files, in: folder)
        try folder.writing { try $0.leavePending([result]) }
        #expect(try goldens.bytes(".pending/actual/a/b.txt") == Array(change.twin.utf8))
        #expect(try goldens.bytes(".pending/expected/a/b.txt") == Array(layout("a/b").twin.utf8))
        try folder.writing { try $0.approve([result]) }
        #expect(verdict(on: change) == .equal)
        #expect(verdict(on: layout("a/c")) == .equal)
    }

    @Test func `of a damaged file are approved together`() throws {
        try folder.record([layout("a/b")])
        try goldens.write("splitframe-layouts 9\n", to: "a/layouts.twins")
        let names = ["a/b", "a/c"]
        let cache = TwinCache(of: names, in: folder)
        let results = try names.map { name in
            PendingResult(
                name: name, verdict: "unreadable", cause: "1", sentence: "", owner: .list,
                files: try folder.writing { try $0.keep(layout(name), against: cache) }, in: folder)
        }
        try folder.writing { try $0.leavePending(results) }
        #expect(throws: GoldenError.self) { try folder.writing { try $0.approve([results[0]]) } }
        #expect(try folder.pending == results)
        try folder.writing { try $0.approve(results) }
        #expect(try folder.layoutNames() == names)
        #expect(try folder.pending.isEmpty)
    }

    @Test func `are unreadable where their file is damaged, which is written anew where nothing can be lost`()
        throws
    {
        try folder.record([layout("a/b")])
        try goldens.write("splitframe-layouts 9\n", to: "a/layouts.twins")
        #expect(
            verdict(on: layout("a/b"))
                == .unreadable(
                    reason: "another version of Splitframe wrote \"\(folder.path(of: "a/layouts.twins"))\", "
                        + "as \"splitframe-layouts 9\" in place of \"splitframe-layouts 2\"; record it again")
        )
        #expect(throws: GoldenError.self) { try folder.record([layout("a/b")]) }
        #expect(try goldens.bytes("a/layouts.twins") == Array("splitframe-layouts 9\n".utf8))
        try folder.record([layout("a/b")], isComplete: true)
        #expect(verdict(on: layout("a/b")) == .equal)
    }
}
