package import SplitframeComparison

/// The result of comparing a pair.
package struct ReviewOutcome: Codable, Sendable {
    package var name: String
    package var verdict: Verdict
    /// The stage of its layout, if it is known.
    package var stage: TwinStage?
    /// Nil if the pair does not differ.
    package var reviewed: ReviewCase?
}

extension Review {
    /// Groups the outcomes of all pairs by their causes.
    package init(_ heading: ReviewHeading, _ outcomes: [ReviewOutcome]) {
        let causes = Cause.causes(
            of: outcomes.map { Cause.Picture(name: $0.name, verdict: $0.verdict, stage: $0.stage) })
        let causeOfName = Dictionary(causes.flatMap { cause in cause.names.map { ($0, cause) } }) { one, _ in
            one
        }
        let cases = outcomes.compactMap { outcome in
            guard var reviewed = outcome.reviewed else { return nil as ReviewCase? }
            if reviewed.cause.isEmpty { reviewed.cause = causeOfName[outcome.name]?.id ?? "" }
            return reviewed
        }
        self.init(
            heading: heading, cases: cases, chapters: Self.chapters(of: cases, causes: causeOfName),
            passed: outcomes.filter { $0.reviewed == nil }.map(\.name))
    }

    /// The causes as chapters; a cause of more cases comes first.
    private static func chapters(of cases: [ReviewCase], causes: [String: Cause]) -> [Chapter] {
        Dictionary(grouping: cases.indices) { cases[$0].cause }
            .sorted { ($1.value.count, $0.value[0]) < ($0.value.count, $1.value[0]) }
            .map { id, indices in
                let cause = indices.lazy.compactMap { causes[cases[$0].name] }.first
                let example = indices.first { cases[$0].requests.expected != nil } ?? indices[0]
                return Chapter(
                    id: id,
                    sentence: cases[indices[0]].verdict.change ?? cause?.sentence
                        ?? cases[indices[0]].sentence,
                    explanation: explanation(of: indices.map { cases[$0] }, by: cases[example], cause),
                    cases: indices)
            }
    }

    /// The explanation recorded when the cases were drawn, else the rules behind their selections.
    ///
    /// The selection of a test contains only the place of its controllers, so that it explains nothing.
    private static func explanation(
        of cases: [ReviewCase], by example: ReviewCase, _ cause: Cause?
    ) -> [ExplainedChange] {
        if let explanation = cases.lazy.compactMap(\.explanation).first {
            let parts = explanation.split(separator: ", by ", omittingEmptySubsequences: false).map(
                String.init)
            return [
                ExplainedChange(
                    rule: parts.count > 1 ? parts[parts.count - 1] : "", title: "now", before: nil,
                    after: parts[0])
            ]
        }
        guard example.place == nil else { return [] }
        return ExplainedChange.changes(
            from: example.requests.expected, to: example.requests.actual, element: cause?.finding?.element,
            attribute: cause?.finding?.attribute)
    }
}
