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

    /// Types without numbers and decisions, which are passed over: looking at a type by reflection for the first time
    /// takes longer than deciding most rules.
    private static let plain = Set(
        [
            Bool.self, Double.self, Size.self, SplitStyle.self, DisplayMode.self, SplitBehavior.self,
            Column.self, ColumnSet.self, UserInterfaceIdiom.self, SizeClass.self, PrimaryEdge.self,
            ResolutionMoment.self, DisplayModeButtonVisibility.self, ColumnPresentation.self, Double?.self,
            Column?.self, DisplayMode?.self, [DisplayMode].self,
        ].map { (type: Any.Type) in ObjectIdentifier(type) })

    private mutating func collect(_ value: Any) {
        // Types are compared first because casts are slow.
        let type = Swift.type(of: value)
        if type == ReasonedNumber.self || type == ReasonedNumber?.self {
            if let number = value as? ReasonedNumber { numbers.append(number) }
        } else if type == DecisionIndex.self || type == DecisionIndex?.self {
            if let decision = value as? DecisionIndex { decisions.insert(decision.index) }
        } else if !Self.plain.contains(ObjectIdentifier(type)) {
            for property in Mirror(reflecting: value).children { collect(property.value) }
        }
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
