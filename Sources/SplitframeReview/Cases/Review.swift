package import SplitframeComparison

/// Everything that differs, by its causes, and how much does not.
package struct Review: Sendable {
    /// What several cases most likely have in common: a chapter.
    package struct Chapter: Sendable {
        package var id: String
        /// The cause in words.
        package var sentence: String
        /// The rules behind it, where the pictures say what asks for them.
        package var explanation: [ExplainedChange]
        /// The cases, by their number.
        package var cases: [Int]
    }

    package var heading: ReviewHeading
    /// What differs, in the order of names.
    package var cases: [ReviewCase]
    /// The causes, that of most cases first.
    package var chapters: [Chapter]
    /// The names of what does not differ.
    package var passed: [String]
    /// What was compared, in words.
    package var title: String { heading.title }
    /// Whether `approve` knows the cases.
    package var isWaiting: Bool { heading.isWaiting }

    /// What still has to be looked at or was rejected.
    package var open: [ReviewCase] { cases.filter(\.isOpen) }

    /// How many cases have each verdict, in the verdicts' order.
    package var counts: [(kind: Verdict.Kind, count: Int)] {
        Verdict.Kind.allCases.compactMap { kind in
            let count = kind == .equal ? passed.count : cases.count { $0.verdict == kind }
            return count > 0 ? (kind, count) : nil
        }
    }

    /// The chapter's cases.
    package func cases(of chapter: Chapter) -> [ReviewCase] { chapter.cases.map { cases[$0] } }
}
