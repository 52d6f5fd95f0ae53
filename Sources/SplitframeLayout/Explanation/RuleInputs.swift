import SplitframeInterface

/// The inputs of a rule that depend on earlier decisions: the numbers and the decided values among its stored
/// properties.
struct RuleInputs {
    private var numbers: [ReasonedNumber] = []
    private var decisions: Set<Int> = []

    init(of rule: Any) { collect(rule) }

    /// The basis of the decided values alone.
    var wordsBasis: Basis { Basis(decisions: decisions) }

    /// The basis of the decided values and the numbers.
    var basis: Basis { numbers.reduce(wordsBasis) { $0.joined(with: $1.basis) } }

    /// Whether a number was passed to the rule by earlier decisions.
    func areSource(of number: some LayoutNumber) -> Bool {
        guard let number = number as? ReasonedNumber, !number.basis.decisions.isEmpty else { return false }
        return numbers.contains { $0.points == number.points && $0.basis == number.basis }
    }

    /// Each cast to a protocol searches all conformances of the program, so only structs are cast.
    private mutating func collect(_ value: Any) {
        if let number = value as? ReasonedNumber { return numbers.append(number) }
        if value is Bool { return }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .struct, let word = value as? any DecidedWord {
            word.decision.map { _ = decisions.insert($0) }
        } else {
            for child in mirror.children { collect(child.value) }
        }
    }
}

/// Any ``Decided`` value.
protocol DecidedWord {
    associatedtype Value
    var value: Value { get }
    var decision: Int? { get }
}

extension Decided: DecidedWord {}
