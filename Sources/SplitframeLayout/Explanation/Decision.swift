public import SplitframeInterface

/// One step of an explanation: which rule, from which inputs, to which result, and on whose word.
public struct Decision: Sendable {
    /// The rule's name, the name of its type.
    public let rule: String
    /// What the rule decides, in a few words.
    public let title: String
    public let inputs: [RuleValue.Field]
    public let result: RuleValue
    /// What was decided and why, as a sentence.
    public let sentence: String
    /// The least trusted of the rule, of the figures that took part, and of what its inputs rest on.
    public let provenance: Provenance
    /// Whether it says what a user's next tap or swipe would do, not what is on screen.
    package var isAboutNextStep: Bool { subject == .step || subject == .swipe }
    /// What is decided.
    let subject: Subject
    /// What was decided before and is an input here.
    let sources: [Subject]

    init<Rule: LayoutRule>(
        _ rule: Rule, outcome: Rule.Outcome, of subject: Subject, from sources: [Subject],
        provenance: Provenance
    ) {
        self.rule = Rule.name
        title = Rule.title
        inputs = Mirror(reflecting: rule).children.map {
            RuleValue.Field(name: $0.label ?? "", value: RuleValue($0.value))
        }
        result = RuleValue(outcome)
        sentence = rule.sentence
        self.provenance = provenance
        self.subject = subject
        self.sources = sources
    }
}
