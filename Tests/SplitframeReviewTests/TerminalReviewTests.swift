import SplitframeScene
import Testing

@testable import SplitframeReview

struct `A review in a terminal` {
    private let review = Review(
        title: "",
        cases: [("a", "1"), ("b", "1"), ("c", "1"), ("d", "2")].map { .sample(name: $0, cause: $1) },
        chapters: [
            Review.Chapter(id: "1", sentence: "one", explanation: [], cases: [0, 1, 2]),
            Review.Chapter(id: "2", sentence: "two", explanation: [], cases: [3]),
        ], passed: [], folders: ("", ""), isWaiting: true)

    @Test func `goes through the causes, one case at a time or all that are left of one`() {
        var terminal = TerminalReview(review)
        #expect(terminal.text(width: 80).hasPrefix("one (3 of 3 left)\n  a: layout\n"))
        #expect(terminal.take(nil, wholeCause: false) == ["a"])
        #expect(terminal.take(.approve, wholeCause: true) == ["b", "c"])
        #expect(terminal.current?.name == "d")
        #expect(terminal.take(.reject, wholeCause: false) == ["d"])
        #expect(terminal.current == nil)
    }

    @Test(arguments: [
        (["TERM": "xterm-kitty"], "", InlinePicture.kitty), (["TERM_PROGRAM": "iTerm.app"], "", .iTerm2),
        (["TERM": "xterm"], "\u{1B}[?62;4;22c", .sixel), (["TERM": "xterm"], "\u{1B}[?62;22c", nil),
        (["TERM": "xterm-kitty", "TMUX": "1"], "", nil), ([:], "", nil),
    ])
    func `shows pictures where the terminal says that it can`(
        environment: [String: String], attributes: String, expected: InlinePicture?
    ) {
        #expect(InlinePicture(environment: environment, attributes: attributes) == expected)
    }

    @Test func `draws sixels of every row`() {
        let red: [UInt8] = [255, 0, 0, 255]
        let picture = Bitmap(width: 4, height: 7, pixels: (0..<28).flatMap { _ in red })
        let text = Sixel.text(of: picture, width: 4)
        #expect(text == "\u{1B}Pq\"1;1;4;7#180;2;100;0;0#180!4~$-#180!4@$-\u{1B}\\")
    }
}
