public import SplitframeInterface

/// One step of an explanation: which rule, from which inputs, to which result, and how far it can be trusted.
public struct Decision: Sendable {
    /// The rule's name, the name of its type.
    public let rule: String
    /// What the rule decides, in a few words.
    public let title: String
    public var inputs: [RuleValue.Field] { readInputs() }
    public var result: RuleValue { readResult() }
    /// What was decided and why, as a sentence.
    public let sentence: String
    /// The least trusted of the rule and of everything that its result rests on.
    public let provenance: Provenance
    /// Whether it is about what a user's next tap or swipe would do, not about what is on screen.
    package var isAboutNextStep: Bool { subject == .step || subject == .swipe }
    /// What is decided; nil for what is known before anything is.
    let subject: Subject?
    /// The decisions on which this one rests, by their places in the explanation.
    let sources: Set<Int>
    /// Reading what a rule goes by takes longer than the layout, and most who ask why want the sentence alone.
    private let readInputs: @Sendable () -> [RuleValue.Field]
    private let readResult: @Sendable () -> RuleValue
}

extension Decision {
    /// What a rule decided; its inputs are its stored properties.
    init<Rule: LayoutRule>(
        _ rule: Rule, _ outcome: Rule.Outcome, of subject: Subject, sources: Set<Int>, provenance: Provenance
    ) {
        self.init(
            rule: Rule.name, title: Rule.title, sentence: rule.sentence, provenance: provenance,
            subject: subject, sources: sources,
            readInputs: {
                Mirror(reflecting: rule).children.map {
                    RuleValue.Field(name: $0.label ?? "", value: RuleValue($0.value))
                }
            }, readResult: { RuleValue(outcome) })
    }

    /// A fact that a layout starts from, about the window in which it is.
    package init(
        rule: String, title: String, inputs: [RuleValue.Field], result: RuleValue, sentence: String,
        provenance: Provenance
    ) {
        self.init(
            rule: rule, title: title, sentence: sentence, provenance: provenance, subject: nil, sources: [],
            readInputs: { inputs }, readResult: { result })
    }
}

extension [Decision] {
    /// Some decisions and all those on which they rest, in order.
    func chain(to ends: some Sequence<Int>) -> [Decision] {
        var wanted: Set<Int> = []
        var waiting = [Int](ends)
        while let index = waiting.popLast() {
            if wanted.insert(index).inserted { waiting += self[index].sources }
        }
        return wanted.sorted().map { self[$0] }
    }

    /// The last decision about a subject.
    func last(about subject: Subject) -> Int? { lastIndex { $0.subject == subject } }
}
