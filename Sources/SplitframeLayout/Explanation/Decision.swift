public import SplitframeInterface

/// One step of an explanation: which rule, from which inputs, to which result, and on whose word.
public struct Decision: Sendable {
    /// The rule's name, the name of its type.
    public let rule: String
    /// What the rule decides, in a few words.
    public let title: String
    public let inputs: [RuleValue.Field]
    public let result: RuleValue
    public let provenance: Provenance
    private let replay: @Sendable () -> RuleValue

    init<Rule: LayoutRule>(_ rule: Rule, outcome: Rule.Outcome) {
        self.rule = Rule.name
        title = Rule.title
        inputs = Mirror(reflecting: rule).children.map {
            RuleValue.Field(name: $0.label ?? "", value: RuleValue($0.value))
        }
        result = RuleValue(outcome)
        provenance = rule.provenance
        replay = { RuleValue(rule.outcome) }
    }

    /// Calls the rule again with the recorded inputs.
    public func replayed() -> RuleValue { replay() }
}

/// Collects decisions where somebody asked for them, and costs next to nothing where nobody did.
struct Explanation {
    /// The decisions so far; nil where nobody asked.
    private(set) var decisions: [Decision]?

    static let off = Explanation(decisions: nil)
    static var on: Explanation { Explanation(decisions: []) }

    /// Applies a rule and keeps the decision.
    @inline(__always)
    mutating func decide<Rule: LayoutRule>(_ rule: Rule) -> Rule.Outcome {
        let outcome = rule.outcome
        if decisions != nil {
            decisions?.append(Decision(rule, outcome: outcome))
        }
        return outcome
    }
}
