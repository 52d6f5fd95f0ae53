public import SplitframeInterface

/// A question that no public source answers, with the default taken until a better fact comes.
public struct OpenQuestion: Hashable, Sendable {
    /// The rule's name: `narrowestOneBeside`.
    public var rule: String
    /// What is done meanwhile.
    public var value: String
    /// Why just that.
    public var reason: String

    /// The mark that decisions resting on this default carry.
    public var provenance: Provenance { .assumed("\(value): \(reason)") }
}
