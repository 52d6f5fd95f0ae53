import Foundation
import SplitframeGoldens
import SplitframePainting
import Testing

struct `Pending results` {
    private let goldens = TemporaryGoldens()
    private var folder: GoldenFolder { goldens.folder }

    /// Draws something else than was recorded and keeps it.
    private func keepChange() throws -> PendingResult {
        try folder.record(drawn())
        let change = try drawn(gray: 90)
        let verdict = folder.verdict(on: change)
        return try folder.writing { writer in
            let paths = try writer.keep(
                change, verdict: verdict, against: folder, painter: Painter(fonts: .installed()))
            let result = PendingResult(
                name: change.name, verdict: verdict.kind.rawValue, cause: "1", sentence: verdict.description,
                owner: .list, files: paths, in: folder)
            try writer.leavePending([result])
            return result
        }
    }

    @Test func `wait with picture, twin and difference`() throws {
        let result = try keepChange()
        #expect(try folder.pending == [result])
        #expect(result.expected == folder.path(of: "a/b.png"))
        #expect(result.actual == folder.path(of: ".pending/actual/a/b.png"))
        #expect(result.difference == folder.path(of: ".pending/difference/a/b.png"))
        #expect(goldens.exists(".pending/actual/a/b.txt"))
        #expect(goldens.exists(".pending/difference/a/b.png"))
        #expect(goldens.exists(".pending/triptych/a/b.png"))
        try folder.writing { try $0.leavePending([]) }
        #expect(try folder.pending == [])
        #expect(!goldens.exists(".pending"))
    }

    @Test func `become goldens when approved`() throws {
        let result = try keepChange()
        try folder.writing { try $0.approve([result]) }
        #expect(try folder.verdict(on: drawn(gray: 90)) == .equal)
        #expect(!goldens.exists(".pending"))
    }

    @Test(arguments: ["", "{", "[]", #"{"pending": [{"name": "a/b"}]}"#])
    func `in a damaged list are an error, and nothing is approved`(list: String) throws {
        try goldens.write(list, to: ".pending/pending.json")
        let error = GoldenError.pending(path: folder.path(of: ".pending/pending.json"))
        #expect(throws: error) { try folder.pending }
        #expect(throws: error) { try folder.writing { try $0.approve([]) } }
    }

    @Test(arguments: ["", "{", #"{"pending": [{"name": "a/b"}]}"#])
    func `in a damaged list are set aside, and the next run lists its own`(list: String) throws {
        try goldens.write(list, to: ".pending/pending.json")
        let aside = folder.path(of: ".pending/pending.json.damaged")
        #expect(try folder.setDamagedListAside() == aside)
        #expect(try String(contentsOfFile: aside, encoding: .utf8) == list)
        #expect(try folder.pending.isEmpty)
        #expect(try folder.setDamagedListAside() == nil)
    }

    @Test func `take nothing away when approved`() throws {
        try folder.record(drawn())
        let orphan = PendingResult(
            name: "a/b", verdict: "orphan", cause: "1", sentence: "", owner: .list, files: .init(), in: folder
        )
        try folder.writing { try $0.approve([orphan]) }
        #expect(try folder.names() == ["a/b"])
    }

    @Test func `wait on where others are approved, and with them their files`() throws {
        let result = try keepChange()
        let other = try folder.writing { writer in
            let layout = DrawnLayout(name: "c/d", twin: "splitframe-twin 2\nwindow\twindow size=1,1\n")
            let files = try writer.keep(layout, against: TwinCache(of: ["c/d"], in: folder))
            let other = PendingResult(
                name: "c/d", verdict: "missing", cause: "2", sentence: "", owner: .command, files: files,
                in: folder)
            try writer.replacePending(of: ["c/d"], with: [other])
            return other
        }
        #expect(try folder.pending == [result, other])
        try folder.writing { try $0.approve([result]) }
        #expect(try folder.pending == [other])
        #expect(goldens.exists(".pending/actual/c/d.txt") && !goldens.exists(".pending/actual/a/b.png"))
        #expect(!goldens.exists(".pending/triptych/a/b.png"))
    }

    /// One file holds the layouts of a folder, so that such a text could change those of others.
    @Test(arguments: ["", "\nother\nwindow\twindow size=2,2\n"])
    func `that hold more than a twin become no goldens`(more: String) throws {
        try folder.writing { writer in
            let layout = DrawnLayout(name: "c/d", twin: "splitframe-twin 2\nwindow\twindow size=1,1\n")
            let files = try writer.keep(layout, against: TwinCache(of: ["c/d"], in: folder))
            let result = PendingResult(
                name: "c/d", verdict: "missing", cause: "2", sentence: "", owner: .command, files: files,
                in: folder)
            try writer.replacePending(of: [], with: [result])
        }
        try goldens.write(
            "splitframe-twin 2\nwindow\twindow size=1,1\n" + more, to: ".pending/actual/c/d.txt")
        if more.isEmpty {
            try folder.writing { try $0.approve(folder.pending) }
        } else {
            #expect(throws: GoldenError.self) { try folder.writing { try $0.approve(folder.pending) } }
        }
        #expect(try folder.layoutNames() == (more.isEmpty ? ["c/d"] : []))
    }

    @Test func `become goldens of those who asked`() throws {
        let test = GoldenTest(id: "MailTests.Inbox/turns()", place: "Tests/MailTests/Inbox.swift:3")
        try folder.writing { writer in
            let change = try drawn(gray: 90)
            let files = try writer.keep(
                change, verdict: .missing, against: folder, painter: Painter(fonts: .installed()))
            let result = PendingResult(
                name: change.name, verdict: .missing, owner: .test(test), files: files, in: folder)
            try writer.replacePending(of: [], with: [result])
        }
        try folder.writing { try $0.approve(folder.pending) }
        #expect(try folder.testGoldens().map(\.test) == [test])
    }

    @Test func `of tests are added line by line, and the next command makes one list of all`() throws {
        let first = try keepChange()
        let list = { try String(contentsOfFile: folder.path(of: ".pending/pending.json"), encoding: .utf8) }
        let before = try list()
        func fail(_ name: String) throws -> PendingResult {
            let log = try PendingLog(of: folder, name: name, holder: "a test")
            try log.settle()
            let layout = DrawnLayout(name: name, twin: "splitframe-twin 2\nwindow\twindow size=1,1\n")
            let files = try log.keep(layout, against: TwinCache(of: [name], in: folder))
            let result = PendingResult(
                name: name, verdict: "missing", cause: "2", sentence: "", owner: .command, files: files,
                in: folder)
            try log.add(result)
            return result
        }
        let (second, third) = (try fail("c/d"), try fail("c/e"))
        #expect(try list() == before)
        #expect(try folder.pending == [first, second, third])
        try PendingLog(of: folder, name: "a/b", holder: "a test").settle()
        // A run that is killed leaves half a line.
        let log = try String(contentsOfFile: folder.path(of: ".pending/tests.log"), encoding: .utf8)
        try goldens.write(log + #"{"name": "c/d", "verd"#, to: ".pending/tests.log")
        #expect(try folder.pending == [second, third])
        try folder.writing { try $0.approve([third]) }
        #expect(try folder.pending == [second])
        #expect(!goldens.exists(".pending/tests.log") && !goldens.exists(".pending/actual/a/b.png"))
        #expect(goldens.exists(".pending/actual/c/d.txt") && !goldens.exists(".pending/actual/c/e.txt"))
        try folder.writing { try $0.approve([second]) }
        #expect(!goldens.exists(".pending"))
        #expect(try folder.layoutNames() == ["c/d", "c/e"])
    }
}
