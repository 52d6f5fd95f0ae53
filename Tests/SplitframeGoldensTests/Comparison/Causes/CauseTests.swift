import SplitframeGoldens
import SplitframeInterface
import SplitframeTestSupport
import Testing

struct `Causes` {
    /// The verdict on a window in which the primary column grew by 55 points.
    private func widened(
        window: Int, from old: Int = 320, by points: Int = 55, fromRight: Bool = false
    ) throws -> Verdict {
        func twin(_ width: Int) throws -> Twin {
            try Twin(
                """
                splitframe-twin 2
                split/secondary\tcolumn frame=\(fromRight ? 0 : width),0,\(window - width),9 presentation=tiled
                split/primary\tcolumn frame=\(fromRight ? window - width : 0),0,\(width),9 presentation=tiled
                split/primary/bar\tnavigationBar frame=\(fromRight ? window - width : 0),0,\(width),9

                """)
        }
        return .layout(try twin(old).findings(against: twin(old + points)), pixels: nil)
    }

    @Test func `put pictures of all sizes under one change`() throws {
        let causes = Cause.causes(of: [
            .init(name: "z", verdict: .missing), .init(name: "a", verdict: try widened(window: 1024)),
            .init(name: "b", verdict: .equal), .init(name: "c", verdict: try widened(window: 1366)),
        ])
        #expect(causes.map(\.names) == [["a", "c"], ["z"]])
        #expect(causes.map(\.sentence) == ["primary column width +55 pt", "there is no golden yet"])
        #expect(Set(causes.map(\.id)).count == 2)
    }

    @Test func `are the same in both directions of writing`() throws {
        let causes = Cause.causes(of: [
            .init(name: "a", verdict: try widened(window: 1024)),
            .init(name: "b", verdict: try widened(window: 1024, fromRight: true)),
        ])
        #expect(causes.map(\.names) == [["a", "b"]])
        #expect(causes.map(\.sentence) == ["primary column width +55 pt"])
    }

    @Test(arguments: [
        (1000.0, " wherever the window is 1024 pt wide or more"),
        (1400.0, " wherever the window is 1366 pt wide or less"),
        (1100.0, ""),
    ]) func `say which widths changed`(unchanged: Double, words: String) throws {
        let causes = Cause.causes(of: [
            .init(name: "a", verdict: try widened(window: 1024), stage: TwinStage(windowWidth: 1024)),
            .init(name: "b", verdict: .equal, stage: TwinStage(windowWidth: unchanged)),
            .init(name: "c", verdict: try widened(window: 1366), stage: TwinStage(windowWidth: 1366)),
        ])
        #expect(causes.map(\.sentence) == ["primary column width +55 pt" + words])
    }

    @Test func `are found in time that grows with the number of pictures`() throws {
        func pictures(_ count: Int) throws -> [Cause.Picture] {
            try (0..<count).map { number in
                let twin = try Twin("\(Twin.header)\nsplit/\(number / 2)\tcolumn\n")
                return Cause.Picture(
                    name: "\(number)", verdict: .layout(twin.findings(against: Twin([])), pixels: nil),
                    stage: TwinStage(windowWidth: Double(number)))
            }
        }
        let (few, many) = (try pictures(2500), try pictures(20_000))
        #expect(growth(from: 2500) { _ = Cause.causes(of: $0 == 2500 ? few : many) } < 24)
        let causes = Cause.causes(of: many)
        #expect(causes.count == 10_000)
        #expect(causes.compactMap(\.widths?.most) == [1] && causes.compactMap(\.widths?.least) == [19_998])
    }

    @Test func `are one where a share of the window changed`() throws {
        let causes = Cause.causes(of: [
            .init(name: "a", verdict: try widened(window: 1024, by: 15), stage: TwinStage(windowWidth: 1024)),
            .init(name: "b", verdict: try widened(window: 1366, by: 29), stage: TwinStage(windowWidth: 1366)),
            .init(name: "c", verdict: try widened(window: 1024, by: 15), stage: TwinStage(windowWidth: 1024)),
        ])
        #expect(causes.map(\.sentence) == ["primary column width +15 to +29 pt"])
        #expect(causes.map(\.names) == [["a", "b", "c"]])
    }

    @Test func `are one where another generation caps the width elsewhere`() throws {
        let causes = Cause.causes(
            of: try [("iOS26", 40), ("iOS14", 20)].map { generation, growth in
                .init(
                    name: generation, verdict: try widened(window: 1024, by: growth),
                    stage: TwinStage(windowWidth: 1024, generation: generation))
            })
        #expect(causes.map(\.sentence) == ["primary column width +20 to +40 pt"])
    }

    @Test func `are one where columns are as wide now, whatever they were before`() throws {
        let causes = Cause.causes(
            of: try [(1133, 320), (1133, 280), (744, 270), (600, 240)].map { window, old in
                .init(
                    name: "\(old)", verdict: try widened(window: window, from: old, by: 260 - old),
                    stage: TwinStage(windowWidth: Double(window)))
            })
        #expect(causes.map(\.sentence) == ["primary column width −60 to +20 pt, now 260 pt"])
        let alone = Cause.causes(of: [.init(name: "a", verdict: try widened(window: 744, from: 270, by: -10))]
        )
        #expect(alone.map(\.id) == causes.map(\.id), "a test sees its own picture alone")
    }

    @Test func `are one where columns of different widths grew by one amount`() throws {
        let causes = Cause.causes(
            of: try [320, 280].map { old in
                .init(
                    name: "\(old)", verdict: try widened(window: 1133, from: old, by: 40),
                    stage: TwinStage(windowWidth: 1133))
            })
        #expect(causes.map(\.sentence) == ["primary column width +40 pt"])
    }

    @Test func `are what is asked for differently, where that is known`() throws {
        let causes = Cause.causes(of: [
            .init(name: "a", verdict: try widened(window: 744, by: 20), change: "a fraction"),
            .init(name: "b", verdict: try widened(window: 744, by: 30), change: "a fraction"),
            .init(name: "c", verdict: try widened(window: 744, by: 30), change: "a minimum"),
        ])
        #expect(causes.map(\.names) == [["a", "b"], ["c"]])
        #expect(
            causes.map(\.sentence) == ["primary column width +20 to +30 pt", "primary column width +30 pt"])
    }

    @Test func `are two where one window changed by two amounts, or in two directions`() throws {
        let two = Cause.causes(of: [
            .init(name: "a", verdict: try widened(window: 1024, by: 15), stage: TwinStage(windowWidth: 1024)),
            .init(name: "b", verdict: try widened(window: 1024, by: 29), stage: TwinStage(windowWidth: 1024)),
        ])
        #expect(two.count == 2)
        let opposite = Cause.causes(of: [
            .init(name: "a", verdict: try widened(window: 1024, by: 15), stage: TwinStage(windowWidth: 1024)),
            .init(
                name: "b", verdict: try widened(window: 1366, by: -29), stage: TwinStage(windowWidth: 1366)),
        ])
        #expect(opposite.count == 2)
    }

    @Test func `have ids that stay the same`() throws {
        let once = Cause.causes(of: [.init(name: "a", verdict: try widened(window: 1024))])
        let again = Cause.causes(of: [.init(name: "b", verdict: try widened(window: 744))])
        #expect(once.map(\.id) == again.map(\.id))
    }
}
