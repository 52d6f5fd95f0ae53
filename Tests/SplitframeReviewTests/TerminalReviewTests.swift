import Testing

@testable import SplitframeReview

struct `A review in a terminal` {
    private let review = Review(

        heading: ReviewHeading(
            title: "", expected: "", actual: "", isWaiting: true),
        cases: [("a", "1"), ("b", "1"), ("c", "1"), ("d", "2")].map { .sample(name: $0, cause: $1) },
        chapters: [
            Review.Chapter(id: "1", sentence: "one", explanation: [], cases: [0, 1, 2]),
            Review.Chapter(id: "2", sentence: "two", explanation: [], cases: [3]),
        ], passed: [])

    @Test func `goes through the causes, one case at a time or all that are left of one`() {
        var terminal = TerminalReview(review)
        #expect(terminal.text(width: 80).hasPrefix("one (3 of 3 left)\n  a: layout\n"))
        #expect(terminal.take(nil, wholeCause: false) == ["a"])
        #expect(terminal.take(.approve, wholeCause: true) == ["b", "c"])
        #expect(terminal.current?.name == "d")
        #expect(terminal.take(.reject, wholeCause: false) == ["d"])
        #expect(terminal.current == nil)
        #expect(TerminalReview.help.contains("rejected"))
    }
}
