import SplitframeFiles
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeScenarios

/// The answer of `explain`, as text and as JSON.
struct ExplainAnswer {
    let text: String
    /// Made on access, because writing down all inputs of the rules takes longer than the layout itself.
    var json: JSON { makeJSON() }
    private let makeJSON: () -> JSON

    init(decisions: [Decision], in generation: Generation) {
        text = decisions.enumerated().map { number, decision in
            """
            \(number + 1). \(decision.sentence)
               The rule is \(decision.rule), \(decision.ownProvenance.text).\(decision.weakestSource)\(decision.settling(in: generation))
            """
        }.joined(separator: "\n\n")
        makeJSON = { Decision.listForm.json(of: decisions) }
    }

    init(reason: Reason, in generation: Generation) {
        let decisions = ExplainAnswer(decisions: reason.decisions, in: generation)
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
        text = assumptions.map { assumption in
            "\(assumption.rule): \(assumption.value)\n   \(assumption.reason)"
                + (assumption.settledBy.map { "\n   settled by: \($0)" } ?? "")
        }.joined(separator: "\n")
        makeJSON = { Assumption.listForm.json(of: assumptions) }
    }
}

extension Reason.Sum {
    /// The sum in one line, then each term with its source.
    fileprivate var text: String {
        let sources = terms.map { term in
            "   \(term.meaning.words): \(term.provenance?.text ?? "as requested")."
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

extension Decision {
    /// A sentence about the scenario that would settle what the rule or its figures assume; empty for what is known.
    fileprivate func settling(in generation: Generation) -> String {
        MeasuringPlan.known.entry(settling: self, in: generation)
            .map { "\n   The scenarios \($0.name) of \"splitframe measure --plan\" would settle it." } ?? ""
    }
}

extension Assumption {
    /// The name of the scenarios that would settle it.
    var settledBy: String? { MeasuringPlan.known.entry(settling: rule)?.name }
}

extension Provenance {
    fileprivate var text: String { "\(kind): \(source)" }
}

// The JSON shape of an answer, and the JSON forms of its parts.

extension ExplainAnswer {
    static let shape = JSONShape.either([
        Decision.listForm.shape, Reason.form.shape, SweptBreakpoints.listForm.shape,
        Assumption.listForm.shape,
    ])
}

extension Decision {
    static let listForm = JSONForm<[Decision]>([.list("decisions", form, "in order") { $0 }])

    fileprivate static let form = JSONForm<Decision>([
        .text("rule", "its name") { $0.rule },
        .init("inputs", .map(.anything), "what it went by, lengths in points") {
            RuleValue.fields($0.inputs).json
        },
        .init("result", .anything, "what it gave, lengths in points") { $0.result.json },
        .some("provenance", Provenance.form, "the weakest source of the rule and its inputs") {
            $0.provenance
        },
        .some("ownProvenance", Provenance.form, "the source of the rule alone") { $0.ownProvenance },
    ])
}

extension Reason {
    static let form = JSONForm<Reason>([
        .text("name", "what was requested") { $0.name },
        .init("value", .anything, "what it is, lengths in points") { $0.value.json },
        .list("sums", sum, "its arithmetic: one sum, or four of the sides of insets") { $0.sums },
        .list("decisions", Decision.form, "what led there") { $0.decisions },
    ])

    private static let sum = JSONForm<Sum>([
        .someText("side", "of insets") { $0.side.isEmpty ? nil : $0.side },
        .number("total", "points") { $0.total },
        .list("terms", term, "what adds up to it") { $0.terms },
    ])

    private static let term = JSONForm<Term>([
        .number("value", "points, below 0 where it is taken away") { $0.value },
        .text("meaning", "what it is") { $0.meaning.words },
        .some("provenance", Provenance.form, "where it comes from; null for what was requested") {
            $0.provenance
        },
    ])
}

extension SweptBreakpoints {
    static let listForm = JSONForm<[SweptBreakpoints]>([
        .list("breakpoints", PlacedBreakpoint.form, "from narrow to wide in each kind of place") { all in
            all.flatMap { swept in
                swept.breakpoints.map { PlacedBreakpoint(places: swept.places, breakpoint: $0) }
            }
        }
    ])
}

/// A breakpoint with its places.
private struct PlacedBreakpoint {
    var places: String
    var breakpoint: Breakpoint

    static let form = JSONForm<PlacedBreakpoint>([
        .text("places", "the devices, and how they are held") { $0.places },
        .number("width", "the first with the new layout, in points") { $0.breakpoint.width },
        .text("before", "the layout one pixel earlier") { $0.breakpoint.before },
        .text("after", "the layout from there on") { $0.breakpoint.after },
        .text("rule", "what decided it") { $0.breakpoint.rule },
        .text("change", "what changes") { $0.breakpoint.change },
    ])
}

extension Assumption {
    static let listForm = JSONForm<[Assumption]>([.list("assumptions", form, "rules and figures") { $0 }])

    private static let form = JSONForm<Assumption>([
        .text("rule", "or figure") { $0.rule },
        .text("value", "what is done meanwhile") { $0.value },
        .text("reason", "why") { $0.reason },
        .someText("settledBy", "the scenarios of measure --plan that would settle it") { $0.settledBy },
    ])
}

extension Provenance {
    fileprivate static let form = JSONForm<Provenance>([
        .init("kind", .choice(Provenance.kinds), "how far to trust it") {
            .string($0.kind)
        },
        .text("source", "its source") { $0.source },
    ])
}

extension RuleValue {
    var json: JSON {
        switch self {
        case .number(let number): .number(number)
        case .flag(let flag): .bool(flag)
        case .word(let word): .string(word)
        case .absent: .null
        case .list(let values): .array(values.map(\.json))
        case .fields(let fields):
            .object(Dictionary(fields.map { ($0.name, $0.value.json) }) { first, _ in first })
        }
    }
}
