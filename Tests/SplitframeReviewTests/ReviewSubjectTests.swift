import Foundation
import SplitframeDevices
import SplitframeFiles
import SplitframeGoldens
import SplitframePainting
import SplitframeRequests
import SplitframeTestSupport
import Testing

@testable import SplitframeFiles
@testable import SplitframeGallery
@testable import SplitframeReview

struct `What is reviewed` {
    private let fixture: ReviewFixture

    init() throws { fixture = try ReviewFixture() }

    private func gallery(_ folder: GoldenFolder, _ pairs: (SelectionKey, String)...) async throws {
        var list = SelectionList()
        for (key, value) in [(SelectionKey.device, "iphone-se-1"), (.window, "full"), (.style, "all")] + pairs
        {
            try list.read(value, as: key, among: Device.known, allowsSeveral: true)
        }
        _ = try await GalleryRun(
            selections: try list.matrix(among: Device.known), folder: KeptFolder(path: folder.path), jobs: 2,
            painter: Painter(fonts: try .installed())
        ).draw { _, _ in }
    }

    @Test func `in two galleries is paired by what is asked for, whatever files are called`() async throws {
        try await gallery(fixture.before, (.orientation, "all"))
        try await gallery(
            fixture.after, (.orientation, "landscape"), (.set, "presentsWithGesture=false"),
            (.title, "primary=Mail"))

        let subject = try ReviewSubject(expected: fixture.before, actual: fixture.after)

        let pairs = subject.pairs.filter { $0.expected != nil && $0.actual != nil }
        #expect(pairs.count == 3)
        for pair in pairs {
            let (before, after) = (pair.expected?.selection?.object, pair.actual?.selection?.object)
            for key in ["device", "orientation", "window", "style", "displayMode", "splitBehavior"] {
                #expect(before?[key] == after?[key])
            }
        }
        #expect(subject.pairs.count { $0.actual == nil } == 3)
        #expect(Set(subject.pairs.map(\.name)).count == subject.pairs.count)
    }

    @Test func `is told where one of two folders has no twin of a picture`() throws {
        for name in ["a", "b"] { try fixture.write(name, in: fixture.before) }
        try fixture.write("a", in: fixture.after)
        try fixture.write("b", hasTwin: false, in: fixture.after)
        let subject = try ReviewSubject(expected: fixture.before, actual: fixture.after)
        #expect(subject.halfDescribed == ["b"])
    }

    @Test func `has the posture among the keys of a device that folds`() async throws {
        for folder in [fixture.before, fixture.after] {
            var list = SelectionList()
            for (key, value) in [
                (SelectionKey.device, "iphone-duo"), (.posture, "all"), (.style, "doubleColumn"),
            ] {
                try list.read(value, as: key, among: Device.known, allowsSeveral: true)
            }
            if folder.path == fixture.after.path {
                try list.read("primary=Mail", as: .title, among: Device.known, allowsSeveral: true)
            }
            _ = try await GalleryRun(
                selections: try list.matrix(among: Device.known), folder: KeptFolder(path: folder.path),
                jobs: 2,
                painter: Painter(fonts: try .installed())
            ).draw { _, _ in }
        }
        let subject = try ReviewSubject(expected: fixture.before, actual: fixture.after)
        for pair in subject.pairs {
            #expect(pair.expected?.selection?["posture"] == pair.actual?.selection?["posture"])
        }
        let review = try await fixture.review(subject)
        #expect(Set(review.cases.compactMap { $0.keys[.posture] }).isSuperset(of: ["open", "book"]))
    }

    @Test func `in other folders is paired by names`() throws {
        for name in ["a", "deep/er/b"] { try fixture.write(name, in: fixture.before) }
        for name in ["a", "c"] { try fixture.write(name, in: fixture.after) }
        let pairs = try ReviewSubject(expected: fixture.before, actual: fixture.after).pairs
        #expect(pairs.map(\.name) == ["a", "c", "deep/er/b"])
        #expect(pairs.map { $0.expected != nil } == [true, false, true])
        #expect(pairs.map { $0.actual != nil } == [true, true, false])
    }

    @Test(arguments: ["::error::.png", "n\n.png", "::x/a.png", "N\r.PNG"])
    func `has no picture passed over for its name`(file: String) throws {
        try fixture.write("a", in: fixture.before)
        try fixture.write("a", in: fixture.after)
        try fixture.write([0], to: file, in: fixture.after)
        #expect(throws: FileError.self) {
            try ReviewSubject(expected: fixture.before, actual: fixture.after)
        }
    }

    @Test func `has pictures whose suffix is in capitals`() throws {
        for name in ["a", "b"] { try fixture.write(name, in: fixture.before) }
        try FileManager.default.moveItem(
            atPath: fixture.before.path(of: "b.png"), toPath: fixture.before.path(of: "a.PNG"))
        try fixture.write("a", in: fixture.after)
        let subject = try ReviewSubject(expected: fixture.before, actual: fixture.after)
        #expect(subject.pairs.map(\.name) == ["a.PNG", "a"])
        #expect(subject.pairs.map { $0.expected?.picture } == ["a.PNG", "a.png"])
    }

    /// A list may name a copy of the earlier picture in place of a changed one.
    @Test func `in two galleries is also what their lists leave out`() async throws {
        for folder in [fixture.before, fixture.after] {
            try await gallery(folder, (.orientation, "portrait"))
        }
        let list = URL(filePath: fixture.after.path(of: "gallery.json"))
        let text = try String(contentsOf: list, encoding: .utf8)
        let files = try fixture.after.pictures().filter { !$0.hasPrefix("sheets/") }
        let (file, other) = (try #require(files.first), try #require(files.last))
        try FileManager.default.moveItem(
            atPath: fixture.after.path(of: file), toPath: fixture.after.path(of: "copy.png"))
        let name = String(file.dropLast(4))
        try fixture.write(name, hasTwin: false, in: fixture.after)
        try Data(text.replacing("\"\(file)\"", with: "\"copy.png\"").utf8).write(to: list)
        let review = try await fixture.review()
        #expect(review.cases.map(\.name) == [name])

        try Data(text.replacing("\"\(file)\"", with: "\"\(other)\"").utf8).write(to: list)
        #expect(throws: JSONError.self) {
            try ReviewSubject(expected: fixture.before, actual: fixture.after)
        }
    }

    @Test func `in two galleries with one list is also their contact sheets`() async throws {
        for folder in [fixture.before, fixture.after] {
            try await gallery(folder, (.orientation, "portrait"))
        }
        let sheet = try #require(try fixture.after.pictures().first { $0.hasPrefix("sheets/") })
        try fixture.write(String(sheet.dropLast(4)), hasTwin: false, in: fixture.after)
        #expect(try await fixture.review().cases.map { "\($0.name).png" } == [sheet])

        try await gallery(fixture.before, (.orientation, "portrait"), (.title, "primary=Mail"))
        let subject = try ReviewSubject(expected: fixture.before, actual: fixture.after)
        #expect(subject.uncomparedSheets.contains(sheet))
        #expect(!subject.pairs.contains { $0.name.hasPrefix("sheets/") })
    }

    /// The check sums are those of zlib.
    @Test(
        arguments: [
            ("acTL", [0, 0, 0, 1, 0, 0, 0, 1], [0xC3, 0x2A, 0xD9, 0x36]),
            ("eXIf", [], [0xCA, 0x79, 0x97, 0x04]),
            ("cICP", [9, 16, 0, 1], [0x4D, 0x23, 0x23, 0xFE]),
        ] as [(String, [UInt8], [UInt8])])
    func `is told where a picture moves, is turned or has other colours, whose pixels are the same`(
        name: String, content: [UInt8], sum: [UInt8]
    ) async throws {
        for folder in [fixture.before, fixture.after] { try fixture.write("a", in: folder) }
        let bytes = try #require(try fixture.after.bytes(of: "a.png"))
        let chunk = [0, 0, 0, UInt8(content.count)] + Array(name.utf8) + content + sum
        try fixture.write(
            Array(bytes.prefix(33)) + chunk + bytes.dropFirst(33), to: "a.png", in: fixture.after)
        #expect(try await fixture.review().cases.map(\.verdict) == [.unreadable])
    }

    /// The pictures are equal, so that nothing else tells a difference.
    @Test(arguments: [
        ("splitframe-twin 1\nwindow\n", "another version of Splitframe wrote "),
        ("version https://git-lfs.github.com/spec/v1\n", "is a Git LFS pointer"),
        ("splitframe-twin 2\nwindow\twindow", "is cut short"),
        ("My notes on this picture.\n", nil),
    ])
    func `is told where a twin cannot be read`(text: String, reason: String?) async throws {
        for folder in [fixture.before, fixture.after] { try fixture.write("a", hasTwin: false, in: folder) }
        try fixture.write(Array(text.utf8), to: "a.txt", in: fixture.before)
        let review = try await fixture.review()
        #expect(review.cases.map(\.verdict) == (reason == nil ? [] : [.unreadable]))
        #expect(review.cases.allSatisfy { $0.sentence.contains(reason ?? "") })
    }

    @Test(arguments: ["splitframe-layouts 1\n\na\nwindow\twindow\n", "splitframe-layouts 2\n\na\nwindow\n"])
    func `is told against a revision where layouts cannot be read`(text: String) async throws {
        func git(_ words: String...) throws {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["git", "-C", fixture.root.path] + words
            try process.run()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0)
        }
        let name = "Suite/layouts.twins"
        try fixture.write(Array(text.utf8), to: name, in: fixture.after)
        try git("init", "--quiet", "--initial-branch", "main")
        try git("add", "--all")
        try git("-c", "user.name=N", "-c", "user.email=e@example.org", "commit", "--quiet", "-m", "layouts")
        let twin = ReviewFixture.twin(primary: 40).replacing("splitframe-twin 2\n", with: "")
        try fixture.write(Array("splitframe-layouts 2\n\na\n\(twin)".utf8), to: name, in: fixture.after)
        let review = try await fixture.review(ReviewSubject(fixture.after, against: "main"))
        #expect(review.cases.map(\.verdict) == [.unreadable])
        #expect(review.cases[0].sentence.contains("main:"))
    }

    @Test func `knows no file outside of its folder`() throws {
        let list =
            #"{"schema": 1, "pictures": [{"file": "../../secret.png", "selection": {}, "layout": {}}]}"#
        for folder in [fixture.before, fixture.after] {
            try fixture.write(Array(list.utf8), to: "gallery.json", in: folder)
        }
        let subject = try ReviewSubject(expected: fixture.before, actual: fixture.after)
        #expect(throws: FileError.self) { try subject.pairs[0].actual?.folder.bytes(of: "../../secret.png") }
    }

    @Test func `keeps captions apart from what is on the screen`() async throws {
        try await gallery(fixture.before)
        try await gallery(fixture.after, (.set, "presentsWithGesture=false"))
        let review = try await fixture.review()
        #expect(review.cases.isEmpty)
        #expect(review.passed.count == 6)
    }

    @Test func `explains by rules what two selections decide otherwise`() async throws {
        try await gallery(fixture.before, (.device, "ipad-mini-6"))
        try await gallery(fixture.after, (.device, "ipad-mini-6"), (.set, "preferredPrimaryColumnWidth=280"))
        let review = try await fixture.review()
        let chapter = try #require(
            review.chapters.first { $0.sentence.hasPrefix("primary column width −40 pt") })
        let change = try #require(chapter.explanation.first { $0.rule == "WantedWidth" })
        #expect(change.before?.hasPrefix("320") == true)
        #expect(change.after?.hasPrefix("280") == true)
        #expect(
            chapter.why
                == "preferredPrimaryColumnWidth none → 280, so the primary is 280 instead of 320 pt wide.")
        let words = review.chapters.flatMap(\.explanation).flatMap { [$0.before, $0.after] }.compactMap(
            \.self)
        #expect(words.allSatisfy { $0.count(where: { $0 == "," }) <= 3 }, "a few inputs, those that differ")
    }

    @Test func `is one cause where one property changed, whatever widths there were`() async throws {
        let devices = (SelectionKey.device, "ipad-mini-6,ipad-pro-13-inch-m4")
        try await gallery(fixture.before, devices, (.orientation, "all"))
        try await gallery(
            fixture.after, devices, (.orientation, "all"), (.set, "preferredPrimaryColumnWidth=260"))
        let review = try await fixture.review()
        #expect(review.chapters.count == 1)
        #expect(review.chapters[0].why.contains("so the primary is 260 instead of 270 to 320 pt wide"))
    }

    @Test func `is one entry in light and dark, named in words and decided by one key`() async throws {
        let themes = (SelectionKey.theme, "light,dark")
        let mode = (SelectionKey.displayMode, "oneBesideSecondary")
        try await gallery(fixture.before, (.device, "ipad-mini-6"), themes, mode)
        try await gallery(
            fixture.after, (.device, "ipad-mini-6"), themes, mode, (.set, "preferredPrimaryColumnWidth=240"))
        let review = try await fixture.review()
        let entries = review.chapters.flatMap(review.entries)
        #expect(!entries.isEmpty && entries.allSatisfy { $0.count == 2 })
        let title = "iPad mini (A17 Pro) · portrait · one beside secondary · double column (light and dark)"
        #expect(entries.map(\.title).contains(title))
        var terminal = TerminalReview(review)
        #expect(terminal.text(width: 80).contains("(light and dark): layout\n"))
        #expect(terminal.take(.approve, wholeCause: false).count == 2)
        #expect(
            ReviewSummary.text(of: review).contains(
                "(light and dark)".replacing("(", with: "&#40;").replacing(")", with: "&#41;")))
    }
}
