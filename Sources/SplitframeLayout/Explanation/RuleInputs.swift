import SplitframeInterface

/// What a rule goes by, as far as it rests on anything: the numbers and the decided words among its stored properties.
struct RuleInputs {
    private var numbers: [ReasonedNumber] = []
    private var decisions: Set<Int> = []

    init(of rule: Any) { collect(rule) }

    /// What the words rest on.
    var wordsBasis: Basis { Basis(decisions: decisions) }

    /// What words and numbers rest on.
    var basis: Basis { numbers.reduce(wordsBasis) { $0.joined(with: $1.basis) } }

    /// Whether a number is one that earlier decisions gave to the rule.
    func areSource(of number: some LayoutNumber) -> Bool {
        guard let number = number as? ReasonedNumber, !number.basis.decisions.isEmpty else { return false }
        return numbers.contains { $0.points == number.points && $0.basis == number.basis }
    }

    /// Each cast to a protocol looks through all conformances of the program, so only what can be a word is asked.
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

/// Any ``Decided`` word.
protocol DecidedWord {
    associatedtype Value
    var value: Value { get }
    var decision: Int? { get }
}

extension Decided: DecidedWord {}
