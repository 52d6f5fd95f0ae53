import SplitframeGeometry
import SplitframeInterface

/// The inputs of a rule that depend on earlier decisions: the numbers and the decided values among its stored
/// properties.
struct RuleInputs {
    private var numbers: [ReasonedNumber] = []
    private var decisions: Set<Int> = []

    init(of rule: Any) { collect(rule) }

    /// The basis of the decided values alone.
    var decisionsBasis: Basis { Basis(decisions: decisions) }

    /// The basis of the decided values and the numbers.
    var basis: Basis { numbers.reduce(decisionsBasis) { $0.joined(with: $1.basis) } }

    /// Whether a number was passed to the rule by earlier decisions.
    func areSource(of number: some LayoutNumber) -> Bool {
        guard let number = number as? ReasonedNumber, !number.basis.decisions.isEmpty else { return false }
        return numbers.contains { $0.points == number.points && $0.basis == number.basis }
    }

    /// Each new mirror searches all conformances of the program for its type, so the usual leaves get none.
    private mutating func collect(_ value: Any) {
        switch value {
        case let number as ReasonedNumber: numbers.append(number)
        case let decision as DecisionIndex: decisions.insert(decision.index)
        // Also nil of any other type.
        case is DecisionIndex?: break
        case is Bool, is Double, is Size, is SplitStyle, is DisplayMode, is SplitBehavior, is Column,
            is ColumnSet:
            break
        default: for child in Mirror(reflecting: value).children { collect(child.value) }
        }
    }
}
