import SplitframeInterface

/// What nobody has measured or documented, and what is done meanwhile; it stands with the rule that does it.
public struct Assumption: Hashable, Sendable {
    /// Its own name: `narrowTwoColumnCap`.
    public var rule: String
    /// What is done meanwhile.
    public var value: String
    /// Why just that.
    public var reason: String

    /// The mark that decisions resting on it carry.
    var provenance: Provenance { .assumed("\(value): \(reason)") }
}

extension Assumption {
    /// Every assumption, collected from the rules that make it, then the assumed figures of each generation.
    public static var all: [Assumption] {
        LayoutRules.all.flatMap { $0.assumptions } + SplitMachine.assumptions
            + Generation.known.flatMap(\.assumptions)
    }
}

extension Generation {
    /// The figures of the generation that nobody has measured or documented.
    fileprivate var assumptions: [Assumption] {
        FigureName.allCases.compactMap { name in
            guard let figure = figure(name), case .assumed(let reason) = figure.provenance else { return nil }
            return Assumption(
                rule: "\(name.name).\(self.name)", value: RuleValue.number(figure.value).text, reason: reason)
        }
    }
}
