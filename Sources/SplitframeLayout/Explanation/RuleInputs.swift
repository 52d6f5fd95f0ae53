import SplitframeInterface

/// The inputs of a rule that depend on earlier decisions: the numbers and the decided values among its stored
/// properties.
struct RuleInputs {
    private var numbers: [ReasonedNumber] = []
    private var decisions: Set<Int> = []

    init(of rule: Any) { collect(rule) }

    var decisionsBasis: Basis { Basis(decisions: decisions) }

    /// The basis of the decided values and the numbers.
    var basis: Basis { numbers.reduce(decisionsBasis) { $0.joined(with: $1.basis) } }

    /// Whether a number was passed to the rule by earlier decisions.
    func areSource(of number: some LayoutNumber) -> Bool {
        guard let number = number as? ReasonedNumber, !number.basis.decisions.isEmpty else { return false }
        return numbers.contains { $0.points == number.points && $0.basis == number.basis }
    }

    private mutating func collect(_ value: Any) {
        switch value {
        case let number as ReasonedNumber: numbers.append(number)
        case let decision as DecisionIndex: decisions.insert(decision.index)
        // A nil value of any type matches this case.
        case is DecisionIndex?: break
        case is Bool, is Double, is Size, is SplitStyle, is DisplayMode, is SplitBehavior, is Column,
            is ColumnSet:
            break
        case let list as [Any]: for element in list { collect(element) }
        default: for property in storedProperties(of: value) { collect(property) }
        }
    }
}

/// The stored properties of a value, or the associated values of an enumeration's case.
///
/// A mirror gives the same for such types, but it searches all conformances of the program for each type, a
/// fifth of the time in which `explain` starts.
private func storedProperties(of value: Any) -> [Any] {
    let type = type(of: value)
    return (0..<propertyCount(of: value, as: type)).map { index in
        var name: UnsafePointer<CChar>?
        var release: NameRelease?
        defer { release?(name) }
        return property(of: value, as: type, at: index, name: &name, release: &release)
    }
}

/// Frees the name of a property, where the runtime has allocated one.
private typealias NameRelease = @convention(c) (UnsafePointer<CChar>?) -> Void

// The runtime's own functions, which mirrors use.
@_silgen_name("swift_reflectionMirror_count")
private func propertyCount<Value>(of value: Value, as type: Any.Type) -> Int
@_silgen_name("swift_reflectionMirror_subscript")
private func property<Value>(
    of value: Value, as type: Any.Type, at index: Int, name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
    release: UnsafeMutablePointer<NameRelease?>
) -> Any

extension LayoutNumber {
    /// The length in points as text.
    var lengthText: String { points.isInfinite ? "unlimited" : points.pointText }

    /// The end of a sentence about this width, which mentions the minimum or maximum that limits it.
    func limits(of free: Self) -> String {
        if self > free { return "; it is never narrower than \(lengthText)." }
        if self < free { return "; it is never wider than \(lengthText)." }
        return ": it is \(lengthText) wide."
    }
}
