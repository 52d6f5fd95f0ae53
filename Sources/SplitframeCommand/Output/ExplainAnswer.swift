import SplitframeGeometry
import SplitframeInterface
import SplitframeJSON
import SplitframeLayout
import SplitframeRequests

/// The answer of `explain`, as text and as JSON.
struct ExplainAnswer {
    let text: String
    /// Made on access, because writing down all inputs of the rules takes longer than the layout itself.
    var json: JSON { makeJSON() }
    private let makeJSON: () -> JSON

    init(decisions: [Decision]) {
        text = decisions.enumerated().map { number, decision in
            """
            \(number + 1). \(decision.sentence)
               The rule is \(decision.rule), \(decision.ownProvenance.text).\(decision.weakestSource)
            """
        }.joined(separator: "\n\n")
        makeJSON = { Decision.listForm.json(of: decisions) }
    }

    init(reason: Reason) {
        let decisions = ExplainAnswer(decisions: reason.decisions)
        text = ([reason.sentence] + reason.sums.map(\.text) + [decisions.text]).filter { !$0.isEmpty }
            .joined(separator: "\n\n")
        makeJSON = { Reason.form.json(of: reason) }
    }

    init(breakpoints: [SweptBreakpoints]) {
        text = breakpoints.map { swept in
            let lines =
                swept.breakpoints.isEmpty
                ? ["   the layout is of one kind at every width"]
                : swept.breakpoints.map {
                    "at \($0.width.pointText) pt \($0.change) (\($0.rule))\n   \($0.before)\n   \($0.after)"
                }
            return (["\(swept.places):"] + lines).joined(separator: "\n")
        }.joined(separator: "\n\n")
        makeJSON = { SweptBreakpoints.listForm.json(of: breakpoints) }
    }

    init(assumptions: [Assumption]) {
        text = assumptions.map { "\($0.rule): \($0.value)\n   \($0.reason)" }.joined(separator: "\n")
        makeJSON = { Assumption.listForm.json(of: assumptions) }
    }
}

extension Reason.Sum {
    /// The sum in one line, then each term with its source.
    fileprivate var text: String {
        let sources = terms.map { term in
            "   \(term.meaning.words): \(term.provenance?.text ?? "as asked for")."
        }
        return ([words] + sources).joined(separator: "\n")
    }
}

extension Decision {
    /// A sentence about the weakest source among the inputs, where the rule's own source is better.
    fileprivate var weakestSource: String {
        provenance == ownProvenance ? "" : "\n   The weakest of its inputs is \(provenance.text)."
    }
}

extension Provenance {
    fileprivate var text: String { "\(kind): \(source)" }
}
