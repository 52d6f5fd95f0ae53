import SplitframeGoldens
import Testing

struct `A recording mode` {
    @Test(
        arguments: [
            (RecordingMode.never, []),
            (.missing, [.missing]),
            (.failed, [.layout, .text, .paint, .size, .missing, .unreadable]),
            (.all, [.layout, .text, .paint, .renderer, .size, .missing, .unreadable]),
        ] as [(RecordingMode, [Verdict.Kind])])
    func `records its verdicts and never what is equal`(mode: RecordingMode, kinds: [Verdict.Kind]) {
        #expect(Verdict.Kind.allCases.filter { mode.records($0) } == kinds)
    }
}
