import Foundation
import SplitframeDevices
import SplitframeGoldens
import SplitframeJSON
import SplitframePainting
import SplitframeRequests
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

    @Test func `in other folders is paired by names`() throws {
        for name in ["a", "deep/er/b"] { try fixture.write(name, in: fixture.before) }
        for name in ["a", "c"] { try fixture.write(name, in: fixture.after) }
        let pairs = try ReviewSubject(expected: fixture.before, actual: fixture.after).pairs
        #expect(pairs.map(\.name) == ["a", "c", "deep/er/b"])
        #expect(pairs.map { $0.expected != nil } == [true, false, true])
        #expect(pairs.map { $0.actual != nil } == [true, true, false])
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
    }
}
