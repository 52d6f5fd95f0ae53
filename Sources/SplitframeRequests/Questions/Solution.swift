import SplitframeInterface
public import SplitframeLayout

/// The values of an unknown for which conditions hold, each end with its neighbour for which they do not.
public struct Solution: Sendable {
    public let places: String
    public let ranges: [Range]

    public struct Range: Sendable {
        public var first: Side
        public var last: Side
        /// The last value before the range, and the first one after it; nil at the ends of what is possible.
        public var before: Side?
        public var after: Side?
        /// The first rule that decides otherwise before the range; nil at the ends of what is possible.
        public var rule: String?
    }

    /// One value, as a picture of it shows.
    public struct Side: Sendable {
        /// A length or share, or a word.
        public var value: RuleValue
        /// What the conditions ask for, as it is drawn: `secondary.width 464`.
        public var found: [String]
        /// The options with which `render` draws it.
        public var options: [String]
        public var isConfirmed: Bool
    }

    init(places: String, conditions: [LayoutCondition], candidates: [Candidate]) {
        self.places = places
        let holds = { (facts: LayoutFacts) in conditions.allSatisfy { $0.holds(for: facts) } }
        let flags = candidates.map { candidate in
            !candidate.cases.isEmpty && candidate.cases.allSatisfy { holds(LayoutFacts($0.state)) }
        }
        // The case that shows most about a value: the first that fails, or the first of all.
        func telling(_ index: Int) -> Candidate.Case {
            let cases = candidates[index].cases
            return cases.first { !holds(LayoutFacts($0.state)) } ?? cases[0]
        }
        func side(_ index: Int) -> Side {
            let shown = telling(index)
            let drawn = { (one: Candidate.Case) in
                (try? ResolvedRequest(one.request)).flatMap { LayoutFacts($0.tree) }
            }
            let facts = drawn(shown)
            let isConfirmed =
                flags[index]
                ? candidates[index].cases.allSatisfy { drawn($0).map(holds) ?? false }
                : facts.map { !holds($0) } ?? false
            return Side(
                value: candidates[index].value,
                found: facts.map { facts in conditions.map { $0.found(in: facts) } } ?? [],
                options: Selection(shown.request).options(), isConfirmed: isConfirmed)
        }
        var ranges: [Range] = []
        var index = 0
        while index < flags.count {
            guard flags[index] else {
                index += 1
                continue
            }
            let start = index
            // Words have no order, so each is a range of its own.
            repeat {
                index += 1
            } while index < flags.count && flags[index] && !candidates[start].isWord
            ranges.append(
                Range(
                    first: side(start), last: side(index - 1),
                    before: start > 0 && !flags[start - 1] ? side(start - 1) : nil,
                    after: index < flags.count && !flags[index] ? side(index) : nil,
                    rule: start > 0 && !flags[start - 1]
                        ? candidates[start].changedRule(from: candidates[start - 1], at: telling(start - 1))
                        : nil))
        }
        self.ranges = ranges
    }
}

extension Candidate {
    /// The first rule whose result differs from that of a neighbour that fails, in the same place if there is one.
    fileprivate func changedRule(from other: Candidate, at failing: Case) -> String? {
        let index = other.cases.firstIndex { $0.request == failing.request } ?? 0
        guard cases.indices.contains(index) else { return nil }
        let earlier = failing.state.explainedLayout.decisions
        return cases[index].state.explainedLayout.decisions.first { decision in
            !earlier.contains { $0.rule == decision.rule && $0.result == decision.result }
        }?.rule
    }
}
