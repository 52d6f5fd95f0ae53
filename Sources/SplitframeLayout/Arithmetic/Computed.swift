public import SplitframeInterface

/// The result of a computing rule: one number or several.
protocol Computed {
    /// The joined basis of the numbers.
    var basis: Basis { get }
    /// The same numbers, attributed to the decision that produced them.
    func given(by decision: Int, _ provenance: Provenance, inputs: RuleInputs) -> Self
}

extension ReasonedNumber: Computed {
    func given(by decision: Int, _ provenance: Provenance, inputs: RuleInputs) -> ReasonedNumber {
        given(by: decision, provenance)
    }
}

/// Plain numbers have no basis.
extension Double: Computed {
    var basis: Basis { Basis() }
    func given(by decision: Int, _ provenance: Provenance, inputs: RuleInputs) -> Double { self }
}

extension SidebarWidths: Computed where Number: Computed {
    var basis: Basis { primary.basis.joined(with: supplementary.basis) }

    func given(by decision: Int, _ provenance: Provenance, inputs: RuleInputs) -> SidebarWidths {
        SidebarWidths(
            primary: primary.given(by: decision, provenance, inputs: inputs),
            supplementary: supplementary.given(by: decision, provenance, inputs: inputs))
    }
}

extension PlacedColumns: Computed where Number: Computed {
    var basis: Basis { numbers.reduce(Basis()) { $0.joined(with: $1.basis) } }

    /// Attributes the numbers to a decision, but leaves a number that the rule passes on unchanged to its own decision.
    func given(by decision: Int, _ provenance: Provenance, inputs: RuleInputs) -> PlacedColumns {
        mapped { inputs.areSource(of: $0) ? $0 : $0.given(by: decision, provenance, inputs: inputs) }
    }
}

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

extension Double: LayoutNumber {
    public typealias Frame = Rectangle
    public typealias Insets = EdgeInsets

    @inlinable public var points: Double { self }

    @inlinable public init(
        _ points: Double, as meaning: @autoclosure () -> Reason.Meaning,
        from provenance: @autoclosure () -> Provenance?
    ) { self = points }

    @inlinable public static func lesser(_ first: Double, _ second: Double) -> Double {
        Swift.min(first, second)
    }
    @inlinable public static func greater(_ first: Double, _ second: Double) -> Double {
        Swift.max(first, second)
    }
    @inlinable public var notBelowZero: Double { Swift.max(0, self) }
    @inlinable public func rounded(toPixelsOf scale: Double) -> Double {
        (self * scale + 0.5).rounded(.down) / scale
    }
    @inlinable public func cut(toPixelsOf scale: Double) -> Double { (self * scale).rounded(.down) / scale }
    @inlinable public func times(_ factor: Double, as meaning: @autoclosure () -> Reason.Meaning) -> Double {
        self * factor
    }
    @inlinable public func described(as meaning: @autoclosure () -> Reason.Meaning) -> Double { self }
    @inlinable public func chosen<Value>(by choice: Decided<Value>) -> Double { self }
}

extension Rectangle: LayoutFrame {}

extension EdgeInsets: LayoutInsets {}

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
