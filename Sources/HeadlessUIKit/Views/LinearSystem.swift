import Foundation

/// A sum of variables with factors, and a constant.
struct LinearExpression {
    private(set) var terms: [Int: CGFloat] = [:]
    private(set) var constant: CGFloat

    init(_ constant: CGFloat = 0) { self.constant = constant }

    init(variable: Int) {
        terms = [variable: 1]
        constant = 0
    }

    mutating func add(_ other: Self, times factor: CGFloat = 1) {
        constant += other.constant * factor
        for (variable, own) in other.terms {
            let sum = terms[variable, default: 0] + own * factor
            terms[variable] = abs(sum) < Self.nothing ? nil : sum
        }
    }

    func adding(_ other: Self, times factor: CGFloat = 1) -> Self {
        var sum = self
        sum.add(other, times: factor)
        return sum
    }

    /// The variable with the largest factor.
    fileprivate var pivot: (key: Int, value: CGFloat)? {
        terms.max { (abs($0.value), $1.key) < (abs($1.value), $0.key) }
    }

    /// Removes a variable and returns its factor.
    fileprivate mutating func remove(_ variable: Int) -> CGFloat? { terms.removeValue(forKey: variable) }

    /// The limit below which a factor counts as a rounding error.
    private static let nothing: CGFloat = 1e-9
}

/// Linear equations, solved as they are added; an equation that contradicts earlier ones is ignored.
struct LinearSystem {
    /// The solved variables, expressed by those that are still free.
    private var solved: [Int: LinearExpression] = [:]

    /// Adds the equation that an expression equals 0.
    mutating func take(_ expression: LinearExpression) {
        var rest = reduced(expression)
        guard let pivot = rest.pivot, rest.remove(pivot.key) != nil else { return }
        let value = LinearExpression().adding(rest, times: -1 / pivot.value)
        for variable in solved.keys {
            guard let factor = solved[variable]?.remove(pivot.key) else { continue }
            solved[variable]?.add(value, times: factor)
        }
        solved[pivot.key] = value
    }

    /// The value of an expression; nil where the equations do not determine it.
    func value(of expression: LinearExpression) -> CGFloat? {
        let rest = reduced(expression)
        return rest.terms.isEmpty ? rest.constant : nil
    }

    /// The same without rounding errors.
    func roundedValue(of expression: LinearExpression) -> CGFloat? {
        value(of: expression).map { ($0 * 1e6).rounded() / 1e6 }
    }

    private func reduced(_ expression: LinearExpression) -> LinearExpression {
        var rest = LinearExpression(expression.constant)
        for (variable, factor) in expression.terms.sorted(by: { $0.key < $1.key }) {
            rest.add(solved[variable] ?? LinearExpression(variable: variable), times: factor)
        }
        return rest
    }
}
