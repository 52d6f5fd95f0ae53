import SplitframeInterface

/// A value that a rule decided, and the index of that decision where reasons are kept.
public struct Decided<Value: Hashable & Sendable>: Hashable, Sendable {
    public var value: Value
    /// Nil for given values, and where reasons are not kept.
    var decision: DecisionIndex?

    init(_ value: Value, by decision: DecisionIndex? = nil) {
        self.value = value
        self.decision = decision
    }

    /// A value derived from this one, with the same decision.
    func map<Other>(_ transform: (Value) -> Other) -> Decided<Other> {
        Decided<Other>(transform(value), by: decision)
    }
}

struct DecisionIndex: Hashable, Sendable {
    var index: Int
}

/// Any ``Decided`` value, whatever its type.
protocol DecidedValue {
    associatedtype Value
    var value: Value { get }
}

extension Decided: DecidedValue {}

extension DefaultStringInterpolation {
    mutating func appendInterpolation(_ decided: Decided<some NamedCase>) {
        appendInterpolation(decided.value)
    }
}
