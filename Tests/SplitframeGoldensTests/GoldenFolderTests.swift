import Foundation
import SplitframeGoldens
import Testing

struct `A folder of goldens` {
    private let goldens = TemporaryGoldens()
    private var folder: GoldenFolder { goldens.folder }

    @Test func `finds what was recorded in it, and nothing hidden`() throws {
        #expect(try folder.names() == [])
        try folder.record(drawn("iOS26/b"))
        try folder.record(drawn("iOS26/a.dark"))
        try goldens.write("{}", to: "goldens.json")
        try goldens.write("", to: ".pending/actual/c.png")
        try goldens.write("", to: "alone.txt")
        #expect(try folder.names() == ["alone", "iOS26/a.dark", "iOS26/b"])
    }

    /// Names as Swift Testing gives them: in suites, outside, and with marks of all kinds in backticks.
    @Test(arguments: [
        ("MailTests.Inbox/turns()", "turns"), ("MailTests.turns()", "turns"), ("turns(device:)", "turns"),
        ("MailTests.`turns (twice) to a/b, v1.2`()", "turns (twice) to a/b, v1.2"),
        ("MailTests.`An inbox.`/Deep/`turns/back`(device:)", "turns/back"),
    ])
    func `knows a test by its function`(id: String, function: String) throws {
        let package = FileManager.default.temporaryDirectory.appending(path: "package-\(UUID())")
        defer { try? FileManager.default.removeItem(at: package) }
        let sources = package.appending(path: "Tests/MailTests")
        for folder in [package.appending(path: "Snapshots"), sources] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let folder = GoldenFolder(path: package.appending(path: "Snapshots").path)
        let test = GoldenTest(id: id, place: "Tests/MailTests/Inbox.swift:3")
        #expect(test.function == function)
        #expect(try folder.isGone(test))
        try Data("@Test func `\(function)`() {}".utf8).write(to: sources.appending(path: "Inbox.swift"))
        #expect(try !folder.isGone(test))
    }

    @Test func `reads a golden as it was recorded`() throws {
        let picture = try drawn(gray: 7)
        try folder.record(picture)
        let golden = try #require(try folder.golden(picture.name))
        #expect(golden.picture == picture.rendition.picture)
        #expect(golden.twin == picture.rendition.twin)
        #expect(golden.fingerprint == "cairo 1")
        #expect(folder.verdict(on: picture) == .equal)
    }

    @Test func `judges pictures by name`() throws {
        #expect(try folder.verdict(on: drawn()) == .missing)
        try folder.record(drawn())
        #expect(try folder.verdict(on: drawn(gray: 90)).kind == .paint)
        #expect(try folder.verdict(on: drawn(gray: 2, fingerprint: "cairo 2")).kind == .renderer)
        #expect(try folder.verdict(on: drawn(width: 4)).description == "primary column 3 → 4 pt (+1)")
    }

    @Test func `tells equal layouts by equal bytes`() throws {
        try folder.record(drawn("one"))
        try folder.record(drawn("other"))
        #expect(try goldens.bytes("one.png") == goldens.bytes("other.png"))
    }

    @Test func `removes a golden with its twin and what gets empty`() throws {
        try folder.record(drawn("a/b/c"))
        try folder.record(drawn("a/d"))
        try folder.writing { try $0.remove(["a/b/c"]) }
        #expect(try folder.names() == ["a/d"])
        #expect(!goldens.exists("a/b"))
    }

    @Test(arguments: [
        ("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", "Git LFS pointer"),
        ("", "is empty"),
        ("GIF89a", "is no PNG picture"),
    ]) func `names what stands in place of a picture`(content: String, reason: String) throws {
        try folder.record(drawn())
        try goldens.write(content, to: "a/b.png")
        let verdict = try folder.verdict(on: drawn())
        #expect(verdict.kind == .unreadable)
        #expect(verdict.description.contains(reason))
        #expect(verdict.description.contains("a/b.png"))
    }

    @Test func `names a truncated picture`() throws {
        try folder.record(drawn())
        let half = try goldens.bytes("a/b.png").dropLast(20)
        try goldens.write(Array(half), to: "a/b.png")
        #expect(try folder.verdict(on: drawn()).description.contains("cut short"))
    }

    @Test(arguments: [
        ("splitframe-twin 2\nsplit", "cut short"),
        ("version https://git-lfs.github.com/spec/v1\n", "Git LFS pointer"),
        ("splitframe-twin 9\n", "another version of Splitframe"), ("window\n", "first line"),
        ("splitframe-twin 2\nsplit\n", "line 2"),
    ]) func `names what stands in place of a twin`(content: String, reason: String) throws {
        try folder.record(drawn())
        try goldens.write(content, to: "a/b.txt")
        let verdict = try folder.verdict(on: drawn())
        #expect(verdict.kind == .unreadable)
        #expect(verdict.description.contains(reason))
    }

    @Test func `misses a twin`() throws {
        try folder.record(drawn())
        try goldens.remove("a/b.txt")
        #expect(try folder.verdict(on: drawn()).kind == .unreadable)
    }

    @Test func `has the log of its tests behind no link but that of the build`() throws {
        try goldens.write("", to: "Snapshots/a.txt")
        try goldens.write("kept\n", to: "elsewhere/splitframe/tests.log")
        let build = goldens.folder.path + "/.build"
        let log = TestLog(of: GoldenFolder(path: goldens.folder.path + "/Snapshots"))
        try FileManager.default.createSymbolicLink(atPath: build, withDestinationPath: "elsewhere")
        log.note(.equal, of: "a")
        #expect(try log.verdicts() == ["a": .equal])
        let written = try goldens.bytes("elsewhere/splitframe/tests.log")
        try FileManager.default.removeItem(atPath: build)
        try FileManager.default.createDirectory(atPath: build, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: build + "/splitframe", withDestinationPath: "../elsewhere/splitframe")
        log.note(.equal, of: "b")
        #expect(throws: (any Error).self) { try log.verdicts() }
        #expect(try goldens.bytes("elsewhere/splitframe/tests.log") == written)
    }
}
