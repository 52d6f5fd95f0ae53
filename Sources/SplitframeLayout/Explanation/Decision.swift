public import SplitframeInterface

/// One step of an explanation: the rule, its inputs, its result and its provenance.
public struct Decision: Sendable {
    /// The name of the rule, which is that of its type.
    public let rule: String
    /// The subject of the rule, in a few words.
    public let title: String
    public var inputs: [RuleValue.Field] {
        if let applied, case .fields(let inputs) = RuleValue(applied) { inputs } else { given }
    }
    public var result: RuleValue { readResult() }
    /// The result and its reason, as a sentence.
    public var sentence: String { writeSentence() }
    /// The weakest provenance among the rule and everything that its result depends on.
    public let provenance: Provenance
    /// The provenance of the rule alone, for its inputs.
    public let ownProvenance: Provenance
    /// Whether the decision is about the result of the user's next tap or swipe, not about the current layout.
    package var isAboutNextStep: Bool { subject == .step || subject == .swipe }
    /// Whether the decision made the frames of the columns on screen.
    package var madeFrames: Bool { subject == .frames }
    /// Whether the decision is about the width of a column; the last one of a layout is its result.
    package func decidesWidth(of column: Column) -> Bool { subject == .width(column) }
    /// The figures among the inputs that are assumed.
    let assumedFigures: Set<FigureName>
    /// The subject of the decision; nil for facts that are known before any decision.
    let subject: RuleSubject?
    /// The decisions that this one depends on, as indices into the explanation.
    let sources: Set<Int>
    /// The rule with its inputs; nil for facts.
    let applied: (any LayoutRule)?
    /// The inputs of a fact.
    private let given: [RuleValue.Field]
    /// Work on demand: most callers want the provenance or the sentence of a few decisions only.
    private let writeSentence: @Sendable () -> String
    private let readResult: @Sendable () -> RuleValue
}

extension Decision {
    /// Makes the decision of a rule, whose inputs are its stored properties.
    init<Rule: LayoutRule>(
        _ rule: Rule, _ outcome: Rule.Outcome, of subject: RuleSubject, sources: Set<Int>,
        provenance: Provenance, ownProvenance: Provenance, assumedFigures: Set<FigureName>
    ) {
        self.init(
            rule: Rule.name, title: Rule.title, provenance: provenance, ownProvenance: ownProvenance,
            assumedFigures: assumedFigures, subject: subject, sources: sources, applied: rule,
            given: [], writeSentence: { rule.sentence },
            readResult: { RuleValue(outcome) })
    }

    /// Makes a fact about the window that the layout starts from.
    package init(
        rule: String, title: String, inputs: [RuleValue.Field], result: RuleValue, sentence: String,
        provenance: Provenance
    ) {
        self.init(
            rule: rule, title: title, provenance: provenance, ownProvenance: provenance,
            assumedFigures: [], subject: nil, sources: [], applied: nil, given: inputs,
            writeSentence: { sentence }, readResult: { result })
    }
}

extension [Decision] {
    /// The decisions at some indices and all those they depend on, in order.
    func chain(to ends: some Sequence<Int>) -> [Decision] {
        var wanted: Set<Int> = []
        var waiting = [Int](ends)
        while let index = waiting.popLast() {
            if wanted.insert(index).inserted { waiting += self[index].sources }
        }
        return wanted.sorted().map { self[$0] }
    }
}
