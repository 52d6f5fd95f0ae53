import SplitframeGeometry
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

    /// A mirror looks through all conformances of the program for one of the value's type, so the usual leaves get none.
    private mutating func collect(_ value: Any) {
        switch value {
        case let number as ReasonedNumber: numbers.append(number)
        case let place as DecisionPlace: decisions.insert(place.index)
        case is Bool, is Double, is Size, is SplitStyle, is DisplayMode, is SplitBehavior, is Column: break
        default: for child in Mirror(reflecting: value).children { collect(child.value) }
        }
    }
}
