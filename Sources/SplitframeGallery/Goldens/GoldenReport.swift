package import SplitframeFiles
package import SplitframeGoldens

/// The results of a run over goldens.
package struct GoldenReport: Sendable {
    /// One golden of a run.
    package struct Result: Codable, Sendable {
        package var name: String
        package var verdict: Verdict
        /// The stage of its layout; nil for a picture without a twin.
        package var stage: TwinStage?
        /// The reason for the new value of the number that changed: its arithmetic and rule, if they are known.
        package var explanation: String?
        /// Whether the drawn picture or layout was recorded as the golden.
        package var isRecorded = false
        /// Whether a recorded picture has one colour alone; nil for what was not recorded.
        package var hasOneColor: Bool?
        /// The test that owns it; nil for a golden that the command draws.
        package var test: GoldenTest?
        /// The files of a failure, which wait to be approved.
        package var files = GoldenFolder.PendingFiles()

        package init(
            name: String, verdict: Verdict, stage: TwinStage? = nil, test: GoldenTest? = nil,
            files: GoldenFolder.PendingFiles = .init()
        ) {
            self.name = name
            self.verdict = verdict
            self.stage = stage
            self.test = test
            self.files = files
        }

        /// Whether the golden and the drawn result differ, or one of them is missing, and the result was not recorded.
        package var isFailure: Bool { verdict.isFailure && !isRecorded }
    }

    /// All goldens in the order of the run; goldens that no entry asks for come last.
    package var results: [Result]
    /// Goldens whose tests have not run yet.
    package var unjudged: [String] = []
    /// The reason why what failed was not kept to be approved.
    package var unkept: FileError?

    package var failures: [Result] { results.filter(\.isFailure) }
    package var recorded: [Result] { results.filter(\.isRecorded) }

    /// The most likely causes of the failures; a cause of more goldens comes first.
    package var causes: [Cause] {
        let pictures = results.map { result in
            Cause.Picture(
                name: result.name, verdict: result.isRecorded ? .equal : result.verdict,
                stage: result.stage)
        }
        return Cause.causes(of: pictures)
    }

    /// The number of goldens with each verdict, in the verdicts' order.
    package var counts: [(kind: Verdict.Kind, count: Int)] {
        Verdict.Kind.allCases.compactMap { kind in
            let count = results.count { $0.verdict.kind == kind }
            return count > 0 ? (kind, count) : nil
        }
    }
}
