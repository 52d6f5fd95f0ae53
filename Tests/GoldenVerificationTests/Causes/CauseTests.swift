import GoldenVerification
import Testing

struct `Causes` {
    /// The verdict on a window in which the primary column grew by 55 points.
    private func widened(window: Int) throws -> Verdict {
        func twin(_ width: Int) throws -> Twin {
            try Twin(
                """
                splitframe-twin 1
                split/secondary\tframe=\(width),0,\(window - width),9 presentation=tiled
                split/primary\tframe=0,0,\(width),9 presentation=tiled
                split/primary/bar\tframe=0,0,\(width),9

                """)
        }
        return .layout(try twin(320).findings(against: twin(375)), pixels: nil)
    }

    @Test func `put pictures of all sizes under one change`() throws {
        let causes = Cause.causes(of: [
            ("z", .missing), ("a", try widened(window: 1024)), ("b", .equal),
            ("c", try widened(window: 1366)),
        ])
        #expect(causes.map(\.names) == [["a", "c"], ["z"]])
        #expect(causes.map(\.sentence) == ["primary column width +55 pt", "there is no golden yet"])
        #expect(Set(causes.map(\.id)).count == 2)
    }

    @Test func `have ids that stay the same`() throws {
        let once = Cause.causes(of: [("a", try widened(window: 1024))])
        let again = Cause.causes(of: [("b", try widened(window: 744))])
        #expect(once.map(\.id) == again.map(\.id))
    }
}
