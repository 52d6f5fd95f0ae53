import Foundation

/// Equalities and limits of lengths; higher priorities take precedence, and among equal ones the earlier rule.
struct LengthRules {
    private typealias Rule = (expression: LinearExpression, priority: Float)
    private var equalities: [Rule] = []
    /// Expressions that are at least 0.
    private var limits: [Rule] = []

    /// Adds a rule that compares an expression with 0.
    mutating func take(
        _ expression: LinearExpression, _ relation: NSLayoutConstraint.Relation = .equal, priority: Float
    ) {
        switch relation {
        case .equal: equalities.append((expression, priority))
        case .greaterThanOrEqual: limits.append((expression, priority))
        case .lessThanOrEqual: limits.append((LinearExpression().adding(expression, times: -1), priority))
        }
    }

    /// The values of the first variables, none below 0; nil for those that no rule determines.
    func values(_ count: Int) -> [CGFloat?] {
        var rules = self
        for index in 0..<count {
            rules.take(LinearExpression(variable: index), .greaterThanOrEqual, priority: .infinity)
        }
        var taken: Set<Int> = []
        while true {
            let system = rules.system(with: taken)
            let broken = rules.limits.indices.filter {
                !taken.contains($0) && (system.value(of: rules.limits[$0].expression) ?? 0) < -0.001
            }
            guard let worst = broken.max(by: { rules.limits[$0].priority < rules.limits[$1].priority }) else {
                return (0..<count).map { index in
                    // The value is rounded to remove rounding errors.
                    system.value(of: LinearExpression(variable: index)).map { ($0 * 1e6).rounded() / 1e6 }
                }
            }
            taken.insert(worst)
        }
    }

    /// The system of equations, in which violated limits count as equalities.
    private func system(with taken: Set<Int>) -> LinearSystem {
        var system = LinearSystem()
        let rules = equalities + limits.indices.filter(taken.contains).map { limits[$0] }
        for (_, rule) in rules.enumerated().sorted(by: {
            ($0.element.priority, $1.offset) > ($1.element.priority, $0.offset)
        }) {
            system.take(rule.expression)
        }
        return system
    }
}
