/// A word that a rule decided, and which decision it was where reasons are kept.
public struct Decided<Value: Hashable & Sendable>: Hashable, Sendable {
    public var value: Value
    /// Nil for what was given, and where reasons are not kept.
    var decision: DecisionPlace?

    init(_ value: Value, by decision: DecisionPlace? = nil) {
        self.value = value
        self.decision = decision
    }

    /// What follows from the word.
    func map<Other>(_ transform: (Value) -> Other) -> Decided<Other> {
        Decided<Other>(transform(value), by: decision)
    }
}

/// A decision's place in the explanation.
struct DecisionPlace: Hashable, Sendable {
    var index: Int
}

/// Any ``Decided`` value, whatever its type.
protocol DecidedWord {
    associatedtype Value
    var value: Value { get }
}

extension Decided: DecidedWord {}

extension Decided: CustomStringConvertible {
    public var description: String { "\(value)" }
}
