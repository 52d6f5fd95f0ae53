public import SplitframeComparison
public import SplitframeGoldens

/// What came of a run over goldens.
public struct GoldenReport: Sendable {
    /// One golden of a run.
    public struct Result: Sendable {
        public var name: String
        public var verdict: Verdict
        /// In what its layout stands; nil for a picture without a twin.
        public var stage: TwinStage?
        /// Why the number that changed is what it is now: its arithmetic and rule, where that can be said.
        public var explanation: String?
        /// Whether what was drawn became the golden.
        public var isRecorded = false
        /// The test that asks for it; nil for what the command draws.
        package var test: GoldenTest?
        /// The files of a failure, where they wait to be approved.
        public var files = GoldenFolder.PendingFiles()

        /// Whether the golden was there and was not what was drawn, or the other way round, and still is.
        public var isFailure: Bool { verdict.isFailure && !isRecorded }
    }

    /// All goldens in the order of the run, those that are not asked for last.
    public var results: [Result]
    /// Goldens of tests that no test has looked at yet.
    public var unjudged: [String] = []

    public var failures: [Result] { results.filter(\.isFailure) }
    public var recorded: [Result] { results.filter(\.isRecorded) }

    /// What most likely caused the failures, the cause of most goldens first.
    public var causes: [Cause] {
        let pictures = results.map { result in
            Cause.Picture(
                name: result.name, verdict: result.isRecorded ? .equal : result.verdict,
                stage: result.stage)
        }
        return Cause.causes(of: pictures)
    }

    /// How many goldens have each verdict, in the verdicts' order.
    public var counts: [(kind: Verdict.Kind, count: Int)] {
        Verdict.Kind.allCases.compactMap { kind in
            let count = results.count { $0.verdict.kind == kind }
            return count > 0 ? (kind, count) : nil
        }
    }
}
