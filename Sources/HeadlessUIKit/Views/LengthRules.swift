import Foundation

/// Equalities and limits of lengths; higher priorities take precedence, and among equal ones the earlier rule.
struct LengthRules {
    typealias Rule = (expression: LinearExpression, priority: Float)
    private var equalities: [Rule] = []
    /// Expressions that are at least 0.
    private var limits: [Rule] = []
    /// The indices of limits that were violated, and count as equalities since then.
    private var violated: Set<Int> = []

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

    /// Adds constraints, apart from those with an unknown side.
    @MainActor mutating func take(
        _ constraints: [NSLayoutConstraint],
        as side: (_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> LinearExpression?
    ) {
        for constraint in constraints {
            guard let first = constraint.first, var expression = side(first, constraint.firstAttribute) else {
                continue
            }
            expression.add(LinearExpression(-constraint.constant))
            if let second = constraint.second {
                guard let other = side(second, constraint.secondAttribute) else { continue }
                expression.add(other, times: -constraint.multiplier)
            }
            take(expression, constraint.relation, priority: constraint.priority.rawValue)
        }
    }

    /// Adds the length that contents ask for.
    mutating func take(_ contents: ContentLength, as variable: LinearExpression) {
        let spare = variable.adding(LinearExpression(-contents.length))
        take(spare, priority: contents.hugging)
        take(spare, .greaterThanOrEqual, priority: contents.resistance)
    }

    /// Adds the equalities to a system of equations, and the limits that count as such.
    func add(to system: inout LinearSystem) {
        let rules = equalities + violated.sorted().map { limits[$0] }
        for rule in rules.sorted(by: { $0.priority > $1.priority }) { system.take(rule.expression) }
    }

    /// Turns the limit that is violated most into an equality, of several the one with the highest priority; false where
    /// the system violates no limit.
    ///
    /// A lesser one may hold once the greatest does: what is at least 24 points wide is also at least 0.
    mutating func tighten(for system: LinearSystem) -> Bool {
        let broken = limits.indices.compactMap { index -> (index: Int, value: CGFloat)? in
            guard !violated.contains(index), let value = system.value(of: limits[index].expression),
                value < -0.001
            else { return nil }
            return (index, value)
        }
        let worst = broken.max {
            abs($0.value - $1.value) < 0.001
                ? limits[$0.index].priority < limits[$1.index].priority : $0.value > $1.value
        }
        guard let worst else { return false }
        violated.insert(worst.index)
        return true
    }

    /// The values of the first variables; nil for those that no rule determines.
    func values(_ count: Int) -> [CGFloat?] {
        var rules = self
        let solution = rules.solve()
        return (0..<count).map { solution.roundedValue(of: LinearExpression(variable: $0)) }
    }

    /// What the required equalities alone determine.
    func solvedRequired(from known: LinearSystem) -> LinearSystem {
        var system = known
        for rule in equalities where rule.priority >= UILayoutPriority.required.rawValue {
            system.take(rule.expression)
        }
        return system
    }

    /// Solves the rules, starting from a system with what is known already.
    mutating func solve(from known: LinearSystem = LinearSystem()) -> LinearSystem {
        var system: LinearSystem
        repeat {
            system = known
            add(to: &system)
        } while tighten(for: system)
        return system
    }

    /// The length of an expression in a solution, with the priorities of the rules that keep it from growing and from
    /// shrinking: each that of the weakest rule without which the length is open.
    ///
    /// Limits that are just reached keep it from shrinking, as those of contents do.
    func contentLength(
        of expression: LinearExpression, in solution: LinearSystem, from known: LinearSystem
    ) -> ContentLength? {
        guard let length = solution.roundedValue(of: expression) else { return nil }
        func strength(_ rules: [Rule]) -> Float {
            var system = known
            let held = rules.filter { abs(solution.value(of: $0.expression) ?? 1) < 0.001 }
            for rule in held.sorted(by: { $0.priority > $1.priority }) {
                system.take(rule.expression)
                if system.value(of: expression) != nil { return rule.priority }
            }
            return 0
        }
        return ContentLength(
            length: length, hugging: strength(equalities), resistance: strength(equalities + limits))
    }
}
