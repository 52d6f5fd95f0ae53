package import SplitframeGoldens
import SplitframeInterface

/// All differences, grouped by their causes, and the names of equal pictures.
package struct Review: Sendable {
    /// The most likely common cause of several cases, shown as a chapter.
    package struct Chapter: Sendable {
        package var id: String
        /// The cause as text.
        package var sentence: String
        /// Why, in one sentence with numbers; empty if it is not known.
        package var why = ""
        /// The rules behind the cause, if the pictures contain their selections.
        package var explanation: [ExplainedChange]
        /// The indexes of the cases.
        package var cases: [Int]
    }

    package var heading: ReviewHeading
    /// The differences, in the order of names.
    package var cases: [ReviewCase]
    /// The causes; a cause of more cases comes first.
    package var chapters: [Chapter]
    /// The names of equal pictures.
    package var passed: [String]

    /// The cases that are undecided or rejected.
    package var open: [ReviewCase] { cases.filter(\.isOpen) }

    /// The number of cases with each verdict, in the verdicts' order.
    package var counts: [(kind: Verdict.Kind, count: Int)] {
        Verdict.Kind.allCases.compactMap { kind in
            let count = kind == .equal ? passed.count : cases.count { $0.verdict == kind }
            return count > 0 ? (kind, count) : nil
        }
    }

    /// The chapter's cases.
    package func cases(of chapter: Chapter) -> [ReviewCase] { chapter.cases.map { cases[$0] } }

    /// The chapter's cases, those together that show the same in several themes.
    package func entries(of chapter: Chapter) -> [[ReviewCase]] {
        var places: [String: Int] = [:]
        return cases(of: chapter).reduce(into: []) { entries, reviewed in
            if let place = places[reviewed.subject] {
                entries[place].append(reviewed)
            } else {
                places[reviewed.subject] = entries.count
                entries.append([reviewed])
            }
        }
    }
}

/// The facts about a review besides its pairs.
package struct ReviewHeading: Hashable, Sendable {
    /// A title that names the compared pictures.
    package var title: String
    /// The source of the expected pictures, as the user wrote it.
    package var expected: String
    package var actual: String
    /// Whether the pairs are pending results, which `approve` can accept.
    package var isWaiting = false
}

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
            of: outcomes.map { outcome in
                let requests = outcome.reviewed?.requests
                let asked = ExplainedChange.asked(from: requests?.expected, to: requests?.actual)
                return Cause.Picture(
                    name: outcome.name, verdict: outcome.verdict, stage: outcome.stage,
                    change: asked.isEmpty ? nil : asked.joined(separator: ", "))
            })
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
                let members = indices.map { cases[$0] }
                let explanation = explanation(of: members, by: cases[example], cause)
                return Chapter(
                    id: id,
                    sentence: cases[indices[0]].verdict.change ?? cause?.sentence
                        ?? cases[indices[0]].sentence,
                    why: why(members, by: cases[example], explanation), explanation: explanation,
                    cases: indices)
            }
    }

    /// What was asked for differently, or the rule that decides, with the change that most cases show first.
    private static func why(
        _ cases: [ReviewCase], by example: ReviewCase, _ explanation: [ExplainedChange]
    ) -> String {
        guard let result = result(of: cases, like: example) else { return "" }
        let asked = ExplainedChange.asked(from: example.requests.expected, to: example.requests.actual)
        if !asked.isEmpty {
            let few = asked.count > 3 ? asked.prefix(2) + ["\(asked.count - 2) more"] : asked
            return "\(few.list()), so \(result)."
        }
        guard let reason = explanation.first?.after else { return "" }
        return "\(result.capitalizedFirst): \(reason)."
    }

    /// The change of a width, with the widths of all cases: `the primary is 260 instead of 270 to 320 pt wide`; else the
    /// first finding.
    private static func result(of cases: [ReviewCase], like example: ReviewCase) -> String? {
        func range(_ widths: [Double]) -> String {
            Set([widths.min(), widths.max()].compactMap(\.self)).sorted().map(\.pointText).joined(
                separator: " to ")
        }
        let width = example.moved.first { moved in
            moved.before.map { $0.width != moved.after?.width } ?? false && moved.after != nil
        }
        guard let path = width?.path, let name = width?.name else { return example.findings.first }
        let moved = cases.compactMap { $0.moved.first { $0.path == path } }
        return "the \(name) is \(range(moved.compactMap(\.after?.width))) instead of "
            + "\(range(moved.compactMap(\.before?.width))) pt wide"
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
