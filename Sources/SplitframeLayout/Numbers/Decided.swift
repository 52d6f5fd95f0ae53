/// A word that a rule decided, and which decision it was where reasons are kept.
public struct Decided<Value: Hashable & Sendable>: Hashable, Sendable {
    public var value: Value
    /// The decision's place in the explanation; nil for what was given, and where reasons are not kept.
    var decision: Int?

    init(_ value: Value, by decision: Int? = nil) {
        self.value = value
        self.decision = decision
    }

    /// What follows from the word.
    func map<Other>(_ transform: (Value) -> Other) -> Decided<Other> {
        Decided<Other>(transform(value), by: decision)
    }
}

extension Decided: CustomStringConvertible {
    public var description: String { "\(value)" }
}
