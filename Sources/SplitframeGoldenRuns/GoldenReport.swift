package import SplitframeComparison
package import SplitframeGoldens

/// What came of a run over goldens.
package struct GoldenReport: Sendable {
    /// One golden of a run.
    package struct Result: Codable, Sendable {
        package var name: String
        package var verdict: Verdict
        /// In what its layout stands; nil for a picture without a twin.
        package var stage: TwinStage?
        /// Why the number that changed is what it is now: its arithmetic and rule, where that can be said.
        package var explanation: String?
        /// Whether what was drawn became the golden.
        package var isRecorded = false
        /// The test that asks for it; nil for what the command draws.
        package var test: GoldenTest?
        /// The files of a failure, where they wait to be approved.
        package var files = GoldenFolder.PendingFiles()

        /// Whether the golden was there and was not what was drawn, or the other way round, and still is.
        package var isFailure: Bool { verdict.isFailure && !isRecorded }
    }

    /// All goldens in the order of the run, those that are not asked for last.
    package var results: [Result]
    /// Goldens of tests that no test has looked at yet.
    package var unjudged: [String] = []

    package var failures: [Result] { results.filter(\.isFailure) }
    package var recorded: [Result] { results.filter(\.isRecorded) }

    /// What most likely caused the failures, the cause of most goldens first.
    package var causes: [Cause] {
        let pictures = results.map { result in
            Cause.Picture(
                name: result.name, verdict: result.isRecorded ? .equal : result.verdict,
                stage: result.stage)
        }
        return Cause.causes(of: pictures)
    }

    /// How many goldens have each verdict, in the verdicts' order.
    package var counts: [(kind: Verdict.Kind, count: Int)] {
        Verdict.Kind.allCases.compactMap { kind in
            let count = results.count { $0.verdict.kind == kind }
            return count > 0 ? (kind, count) : nil
        }
    }
}
