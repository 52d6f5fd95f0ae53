import SplitframeInterface

/// The decisions behind one layout, in order, recorded only where an explanation is asked for.
final class Explanation {
    private(set) var decisions: [Decision] = []
    private let generation: Generation
    private let idiom: UserInterfaceIdiom

    init(of generation: Generation, idiom: UserInterfaceIdiom) {
        self.generation = generation
        self.idiom = idiom
    }

    fileprivate func add<Rule: LayoutRule>(
        _ rule: Rule, _ outcome: Rule.Outcome, of subject: RuleSubject, dependingOn basis: Basis,
        inputs: RuleInputs
    ) -> Int {
        let own = localProvenance(of: rule.provenance)
        // Of equally weak ones the first decision's is named, whatever order the set has in this run.
        let bases =
            [basis.provenance].compactMap(\.self) + basis.decisions.sorted().map { decisions[$0].provenance }
        decisions.append(
            Decision(
                rule, outcome, of: subject, sources: basis.decisions,
                provenance: bases.reduce(own) { $0.weaker($1) }, ownProvenance: own,
                assumedFigures: inputs.assumedFigures))
        return decisions.count - 1
    }

    /// The provenance for this generation and device: a measurement made elsewhere is an assumption here.
    private func localProvenance(of provenance: Provenance) -> Provenance {
        guard case .measured = provenance else { return provenance }
        if case .measured = generation.evidence, idiom == .pad || idiom == .phone { return provenance }
        return .assumed(
            "as measured on \(provenance.source); the same reading on this system would settle it")
    }
}

extension Explanation? {
    /// Applies a rule that decides a value; with an explanation, the value keeps its decision, which depends on all
    /// inputs of the rule.
    @inline(__always)
    func decide<Rule: LayoutRule>(_ rule: Rule, of subject: RuleSubject) -> Decided<Rule.Outcome> {
        let outcome = rule.outcome
        guard let self else { return Decided(outcome) }
        let inputs = rule.inputs
        let index = self.add(rule, outcome, of: subject, dependingOn: inputs.basis, inputs: inputs)
        return Decided(outcome, by: DecisionIndex(index: index))
    }

    /// Applies a rule that computes numbers; with an explanation, the numbers keep their decision, which depends on the
    /// decided values among the rule's inputs and on the numbers that the computation used.
    @inline(__always)
    func compute<Rule: LayoutRule>(_ rule: Rule, of subject: RuleSubject) -> Rule.Outcome
    where Rule.Outcome: Computed {
        let outcome = rule.outcome
        guard let self else { return outcome }
        let inputs = rule.inputs
        let basis = inputs.decisionsBasis.joined(with: outcome.basis)
        let index = self.add(rule, outcome, of: subject, dependingOn: basis, inputs: inputs)
        return outcome.given(by: index, self.decisions[index].provenance, inputs: inputs)
    }
}
