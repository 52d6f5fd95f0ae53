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

    /// Adds placeholders for limits that are set later; a placeholder is never violated.
    mutating func addLimits(_ count: Int) {
        limits += Array(repeating: (LinearExpression(), 0), count: count)
    }

    /// Replaces a limit, counted from the last one, which is 1.
    mutating func setLast(_ number: Int, _ expression: LinearExpression, priority: Float) {
        limits[limits.count - number] = (expression, priority)
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

    /// Adds the length that contents need, with the view's hugging and resistance priorities.
    @MainActor mutating func takeContents(
        _ length: CGFloat, of view: UIView, as variable: LinearExpression, on axis: NSLayoutConstraint.Axis
    ) {
        let spare = variable.adding(LinearExpression(-length))
        take(spare, priority: view.contentHuggingPriority(for: axis).rawValue)
        take(
            spare, .greaterThanOrEqual,
            priority: view.contentCompressionResistancePriority(for: axis).rawValue)
    }

    /// Adds the equalities to a system of equations, and the limits that count as such.
    func add(to system: inout LinearSystem) {
        let rules = equalities + violated.sorted().map { limits[$0] }
        for rule in rules.sorted(by: { $0.priority > $1.priority }) { system.take(rule.expression) }
    }

    /// Turns the violated limit with the highest priority into an equality; false where the system violates no limit.
    mutating func tighten(for system: LinearSystem) -> Bool {
        let broken = limits.indices.filter {
            !violated.contains($0) && (system.value(of: limits[$0].expression) ?? 0) < -0.001
        }
        guard let worst = broken.max(by: { limits[$0].priority < limits[$1].priority }) else { return false }
        violated.insert(worst)
        return true
    }

    /// The values of the first variables, none below 0; nil for those that no rule determines.
    func values(_ count: Int) -> [CGFloat?] {
        let variables = (0..<count).map(LinearExpression.init(variable:))
        var rules = self
        for variable in variables { rules.take(variable, .greaterThanOrEqual, priority: .infinity) }
        var system: LinearSystem
        repeat {
            system = LinearSystem()
            rules.add(to: &system)
        } while rules.tighten(for: system)
        return variables.map(system.roundedValue)
    }
}
