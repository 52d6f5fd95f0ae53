import SplitframeGoldens

/// A review by keys in a terminal: shows the cases one by one, and stores the decisions.
///
/// `a` accepts, `r` rejects, `s` leaves open, in every theme; a capital letter applies to every open case of the cause.
package struct TerminalReview: Sendable {
    /// The action of a key.
    package enum Key: Hashable, Sendable {
        case decide(ReviewDecision?, wholeCause: Bool)
        case help
        case quit

        package init?(_ character: Character) {
            switch character {
            case "a", "A": self = .decide(.approve, wholeCause: character == "A")
            case "r", "R": self = .decide(.reject, wholeCause: character == "R")
            case "s", "S": self = .decide(nil, wholeCause: character == "S")
            case "?", "h": self = .help
            case "q", "\u{4}": self = .quit
            default: return nil
            }
        }
    }

    package static let prompt = "[a]ccept, [r]eject, [s]kip, [A R S] the whole cause, [?], [q]uit "
    package static let help = """
        a  accept this picture       A  accept all of this cause
        r  reject it                 R  reject all of this cause
        s  leave it open             S  leave all of this cause open
        ?  these keys                q  end
        What is rejected or left open stays as it is, and the next review asks for it again.

        """

    private let review: Review
    /// The cases that remain to be shown, by chapter.
    private var left: [Int]

    package init(_ review: Review) {
        self.review = review
        left = review.chapters.flatMap(\.cases).filter {
            review.cases[$0].decision == nil && !review.cases[$0].isToFetch
        }
    }

    /// The current case; nil at the end.
    package var current: ReviewCase? { left.first.map { review.cases[$0] } }

    /// The current case in every theme.
    private var entry: [Int] {
        guard let current else { return [] }
        return left.filter {
            review.cases[$0].cause == current.cause && review.cases[$0].subject == current.subject
        }
    }

    /// The text about the current case, in lines of at most `width` characters: cause, name, findings, before and
    /// after.
    package func text(width: Int) -> String {
        guard let current else { return "" }
        let chapter = review.chapters.first { $0.id == current.cause }
        let rest = left.count { review.cases[$0].cause == current.cause }
        let lines =
            [
                "\(chapter?.sentence ?? current.sentence) (\(rest) of \(chapter?.cases.count ?? 1) left)"
            ] + (chapter.map { $0.why.isEmpty ? [] : ["  \($0.why)"] } ?? [])
            + [
                "  \(entry.map { review.cases[$0] }.title): \(current.verdict.rawValue)"
            ] + (current.title == current.name ? [] : ["  \(current.name)"])
            + (current.findings.isEmpty ? [current.sentence] : current.findings).prefix(8).map { "    \($0)" }
        return lines.map { $0 + "\n" }.joined() + (current.beforeAndAfter(width: width) ?? "")
    }

    /// Stores a decision; returns the names to which it applies.
    package mutating func take(_ decision: ReviewDecision?, wholeCause: Bool) -> [String] {
        guard let current else { return [] }
        let cases =
            wholeCause ? left.filter { review.cases[$0].cause == current.cause } : entry
        left.removeAll(where: Set(cases).contains)
        return cases.map { review.cases[$0].name }
    }
}
