package import SplitframeComparison

/// The result of comparing a pair.
package struct ReviewOutcome: Codable, Sendable {
    package var name: String
    package var verdict: Verdict
    /// The stage of its layout, if it is known.
    package var stage: TwinStage?
    /// Nil if the pair does not differ.
    package var reviewed: ReviewCase?

    init(_ name: String, _ verdict: Verdict, _ stage: TwinStage?, _ reviewed: ReviewCase? = nil) {
        self.name = name
        self.verdict = verdict
        self.stage = stage
        self.reviewed = reviewed
    }
}
