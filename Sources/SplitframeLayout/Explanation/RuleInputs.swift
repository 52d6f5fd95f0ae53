import SplitframeInterface

/// The inputs of a rule that depend on earlier decisions: numbers and decided values.
///
/// Each rule lists its own: to find them by reflection takes longer than to decide most rules.
struct RuleInputs {
    private(set) var numbers: [ReasonedNumber] = []
    private(set) var decisions: Set<Int> = []

    init(decided: [DecisionIndex?] = []) { decisions = Set(decided.compactMap { $0?.index }) }

    init<Number: LayoutNumber>(_ numbers: [Number?], decided: [DecisionIndex?] = []) {
        self.init(decided: decided)
        self.numbers = numbers.compactMap { $0 as? ReasonedNumber }
    }

    var decisionsBasis: Basis { Basis(decisions: decisions) }

    /// The basis of the decided values and the numbers.
    var basis: Basis { numbers.reduce(decisionsBasis) { $0.joined(with: $1.basis) } }

    /// The assumed figures that the numbers are made of.
    var assumedFigures: Set<FigureName> {
        Set(
            numbers.flatMap(\.terms).compactMap { term in
                guard case .figure(let name) = term.meaning, case .assumed? = term.provenance else {
                    return nil
                }
                return name
            })
    }

    /// Whether a number was passed to the rule by earlier decisions.
    func areSource(of number: some LayoutNumber) -> Bool {
        guard let number = number as? ReasonedNumber, !number.basis.decisions.isEmpty else { return false }
        return numbers.contains { $0.points == number.points && $0.basis == number.basis }
    }
}

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
