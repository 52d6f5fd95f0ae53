import SplitframeInterface

/// The decisions behind one layout, in order, for somebody who asked why.
final class Explanation {
    private(set) var decisions: [Decision] = []
    private let generation: Generation
    private let idiom: UserInterfaceIdiom
    private var provenances: [Subject: Provenance] = [:]

    init(of generation: Generation, idiom: UserInterfaceIdiom) {
        self.generation = generation
        self.idiom = idiom
    }

    fileprivate func add<Rule: LayoutRule>(
        _ rule: Rule, _ outcome: Rule.Outcome, of subject: Subject, on figures: [FigureName],
        from sources: [Subject]
    ) {
        let figures = figures.compactMap { generation.figure($0)?.provenance }
        let provenance = (figures + sources.compactMap { provenances[$0] })
            .reduce(standing(of: rule.provenance)) { $0.weaker($1) }
        provenances[subject] = provenance
        decisions.append(
            Decision(rule, outcome: outcome, of: subject, from: sources, provenance: provenance))
    }

    /// What was measured in another generation, or on another kind of device, is an assumption here.
    private func standing(of provenance: Provenance) -> Provenance {
        guard case .measured = provenance else { return provenance }
        if case .measured = generation.evidence, idiom == .pad || idiom == .phone { return provenance }
        return .assumed("as measured on \(provenance.source)")
    }
}

extension Explanation? {
    /// Applies a rule; where somebody asked why, keeps the decision with the figures that took part and what its
    /// inputs rest on.
    @inline(__always)
    func decide<Rule: LayoutRule>(
        _ rule: Rule, of subject: Subject, on figures: @autoclosure () -> [FigureName] = [],
        from sources: @autoclosure () -> [Subject] = []
    ) -> Rule.Outcome {
        let outcome = rule.outcome
        if let self { self.add(rule, outcome, of: subject, on: figures(), from: sources()) }
        return outcome
    }
}
