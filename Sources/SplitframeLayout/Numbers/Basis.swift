import SplitframeInterface

/// The decisions and the provenance that a number depends on, besides its terms.
struct Basis: Hashable, Sendable {
    /// The weakest provenance involved; nil where the number depends only on values set by the app and on the window.
    var provenance: Provenance?
    /// The decisions that produced the number, as indices into the explanation.
    var decisions: Set<Int> = []

    func joined(with other: Basis) -> Basis {
        Basis(
            provenance: provenance.map { own in other.provenance.map(own.weaker) ?? own } ?? other.provenance,
            decisions: decisions.union(other.decisions))
    }
}
