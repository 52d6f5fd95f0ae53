public import GoldenStore
public import GoldenVerification

/// What came of a run over goldens.
public struct GoldenReport: Sendable {
    /// One picture of a run.
    public struct Result: Sendable {
        public var name: String
        public var verdict: Verdict
        /// Whether the picture became the golden.
        public var isRecorded = false
        /// The files of a failure, where they wait to be approved.
        public var files: GoldenFolder.PendingFiles = (nil, nil, nil)

        /// Whether the golden was there and was not what was drawn, or the other way round, and still is.
        public var isFailure: Bool { verdict.isFailure && !isRecorded }
    }

    /// All pictures in the order of the run, goldens that nobody asks for last.
    public var results: [Result]

    public var failures: [Result] { results.filter(\.isFailure) }
    public var recorded: [Result] { results.filter(\.isRecorded) }

    /// What most likely caused the failures, the cause of most pictures first.
    public var causes: [Cause] { Cause.causes(of: failures.map { ($0.name, $0.verdict) }) }

    /// How many pictures have each verdict, in the verdicts' order.
    public var counts: [(kind: Verdict.Kind, count: Int)] {
        Verdict.Kind.allCases.compactMap { kind in
            let count = results.count { $0.verdict.kind == kind }
            return count > 0 ? (kind, count) : nil
        }
    }
}
