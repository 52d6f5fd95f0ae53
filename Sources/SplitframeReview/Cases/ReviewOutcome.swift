package import SplitframeComparison

/// What came of comparing a pair.
package struct ReviewOutcome: Codable, Sendable {
    package var name: String
    package var verdict: Verdict
    /// In what its layout stands, where it is known.
    package var stage: TwinStage?
    /// Nil for what does not differ.
    package var reviewed: ReviewCase?

    init(_ name: String, _ verdict: Verdict, _ stage: TwinStage?, _ reviewed: ReviewCase? = nil) {
        self.name = name
        self.verdict = verdict
        self.stage = stage
        self.reviewed = reviewed
    }
}
