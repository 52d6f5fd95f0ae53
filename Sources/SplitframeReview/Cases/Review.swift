package import SplitframeComparison

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
