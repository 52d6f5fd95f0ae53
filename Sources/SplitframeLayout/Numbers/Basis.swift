import SplitframeInterface

/// What a number rests on besides its terms.
struct Basis: Hashable, Sendable {
    /// The least trusted of all that took part; nil where that is only what was asked for, and the window.
    var provenance: Provenance?
    /// The decisions that gave it, by their places in the explanation.
    var decisions: Set<Int> = []

    func joined(with other: Basis) -> Basis {
        Basis(
            provenance: provenance.map { own in other.provenance.map(own.weaker) ?? own } ?? other.provenance,
            decisions: decisions.union(other.decisions))
    }
}
