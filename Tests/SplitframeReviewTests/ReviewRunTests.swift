import SplitframeFiles
import SplitframeGoldens
import SplitframeInterface
import Testing

@testable import SplitframeReview

struct `A review` {
    private let fixture: ReviewFixture

    init() throws { fixture = try ReviewFixture() }

    @Test func `tells by causes what differs, and counts what does not`() async throws {
        for name in ["a", "b", "same", "gone", "pale"] {
            try fixture.write(name, primary: 40, in: fixture.before)
        }
        for name in ["a", "b"] { try fixture.write(name, primary: 30, in: fixture.after) }
        try fixture.write("same", in: fixture.after)
        try fixture.write("pale", gray: 220, in: fixture.after)
        try fixture.write("new", in: fixture.after)

        let review = try await fixture.review()

        #expect(review.chapters.map(\.sentence).first == "primary column width −10 pt")
        #expect(
            Dictionary(uniqueKeysWithValues: review.cases.map { ($0.name, $0.verdict) }) == [
                "a": .layout, "b": .layout, "gone": .orphan, "new": .missing, "pale": .paint,
            ])
        #expect(review.passed == ["same"])
        #expect(review.chapters.flatMap(\.cases).sorted() == Array(review.cases.indices))
        let moved = try #require(review.cases.first?.moved.first { $0.path == "split/primary" })
        #expect(moved.before == Rectangle(x: 0, y: 0, width: 40, height: 80))
        #expect(moved.after == Rectangle(x: 0, y: 0, width: 30, height: 80))
        #expect(review.cases[0].windowOrigin == .zero)
        #expect(review.cases[0].differentPixels == 800)
    }

    @Test func `says of a test's golden why it is so as the test did, and makes up nothing`() async throws {
        try fixture.write("a", primary: 40, in: fixture.before)
        try fixture.write("a", primary: 30, in: fixture.after)
        let place = "Tests/MailTests/Inbox.swift:3"
        let test = GoldenTest(id: "MailTests.Inbox/turns()", place: place, request: ["device": "ipad-mini-6"])
        for (words, expected) in [("30 = 30 (preferredPrimaryColumnWidth), by WantedWidth", 1), (nil, 0)] {
            var subject = try ReviewSubject(expected: fixture.before, actual: fixture.after)
            var result = PendingResult(
                name: "a", verdict: .missing, owner: .test(test), files: .init(), in: fixture.after)
            result.explanation = words
            subject.pairs[0].waiting = result
            subject.pairs[0].test = test
            let explanation = try await fixture.review(subject).chapters[0].explanation
            #expect(explanation.count == expected)
            #expect(explanation.first?.after == words.map { _ in "30 = 30 (preferredPrimaryColumnWidth)" })
        }
    }

    @Test func `sees that cases look the same`() async throws {
        for (name, primary) in [("a", 30), ("b", 30), ("c", 20)] {
            try fixture.write(name, in: fixture.before)
            try fixture.write(name, primary: primary, in: fixture.after)
        }
        let looks = try await fixture.review().cases.map(\.look)
        #expect(looks[0] == looks[1])
        #expect(looks[0] != looks[2])
    }

    @Test func `is open until everything is accepted`() async throws {
        for name in ["a", "b"] {
            try fixture.write(name, in: fixture.before)
            try fixture.write(name, primary: 30, in: fixture.after)
        }
        let rejected = try await fixture.review(decisions: ["a": .approve, "b": .reject])
        #expect(rejected.open.map(\.name) == ["b"])
        let accepted = try await fixture.review(decisions: ["a": .approve, "b": .approve])
        #expect(accepted.open.isEmpty)
    }

    @Test func `shows a damaged picture as what cannot be read, and goes on`() async throws {
        try fixture.write("a", in: fixture.before)
        try fixture.write(Array("no picture".utf8), to: "a.png", in: fixture.after)
        try fixture.write("b", in: fixture.before)
        try fixture.write("b", in: fixture.after)
        let review = try await fixture.review()
        #expect(review.cases.map(\.verdict) == [.unreadable])
        #expect(review.passed == ["b"])
    }

    @Test func `compares pictures of different sizes where they lie on each other`() async throws {
        try fixture.write("a", hasTwin: false, in: fixture.before)
        try fixture.write("a", hasTwin: false, in: fixture.after)
        try fixture.write(
            try PNGSample.larger(than: fixture.before.bytes(of: "a.png") ?? []), to: "a.png",
            in: fixture.after)
        let reviewed = try #require(try await fixture.review().cases.first)
        #expect(reviewed.verdict == .size)
        #expect(reviewed.differentPixels == 10 * 80)
    }
}
