/// A value that a rule decided, and the index of that decision where reasons are kept.
public struct Decided<Value: Hashable & Sendable>: Hashable, Sendable {
    public var value: Value
    /// The index of the decision in the explanation; nil for given values, and where reasons are not kept.
    var decision: Int?

    init(_ value: Value, by decision: Int? = nil) {
        self.value = value
        self.decision = decision
    }

    /// A value derived from this one, with the same decision.
    func map<Other>(_ transform: (Value) -> Other) -> Decided<Other> {
        Decided<Other>(transform(value), by: decision)
    }
}

extension Decided: CustomStringConvertible {
    public var description: String { "\(value)" }
}
