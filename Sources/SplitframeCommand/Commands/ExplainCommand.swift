import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeJSON
import SplitframeLayout
import SplitframeRequests

extension Command {
    /// `splitframe explain`: why a layout is as it is.
    static let explain = Command(
        name: "explain", summary: "tell every decision behind a layout, and where its rule comes from",
        usage: "[SELECTION] [--sweep | --assumptions] [--json]",
        options: [
            .selection, OptionGroup(heading: "WHAT TO TELL", options: [.sweep, .assumptions, .json]),
        ],
        discussion: [
            "Without --sweep and --assumptions: the decisions in order, each with rule, inputs, result and source."
        ],
        examples: [
            "splitframe explain --device ipad-10th --style tripleColumn",
            "splitframe explain --style tripleColumn --sweep",
        ]
    ) { arguments, console in
        try arguments.expectNoOperands(for: "explain")
        if arguments.has(.sweep), arguments.has(.assumptions) {
            throw CommandError.pointless(option: "--sweep", with: "--assumptions")
        }
        let selection = try arguments.selection()
        let answer =
            if arguments.has(.assumptions) {
                Answer(assumptions: Assumption.all)
            } else if arguments.has(.sweep) {
                Answer(breakpoints: try selection.request.breakpoints())
            } else {
                Answer(decisions: try selection.request.state().explainedLayout.decisions)
            }
        try console.print(arguments.has(.json) ? answer.json.indentedText : answer.text)
        return .done
    }
}

extension Option {
    fileprivate static let sweep = Option(
        name: "sweep", help: "walk the width from 320 to 1376 points and tell where the layout changes")
    fileprivate static let assumptions = Option(
        name: "assumptions", help: "list what nobody has measured or documented, and what is done meanwhile")
}

/// What `explain` has to say, for people and for programs.
private struct Answer {
    var text: String
    var json: JSON

    init(decisions: [Decision]) {
        text = decisions.enumerated().map { number, decision in
            let inputs = decision.inputs.map { "\($0.name) \($0.value.text)" }.joined(separator: ", ")
            return """
                \(number + 1). \(decision.rule): \(decision.title)
                   from  \(inputs)
                   gives \(decision.result.text)
                   \(decision.provenance.kind): \(decision.provenance.source)
                """
        }.joined(separator: "\n\n")
        json = ["decisions": .array(decisions.map(\.json))]
    }

    init(breakpoints: [Breakpoint]) {
        text =
            breakpoints.isEmpty
            ? "The layout is of one kind at every width."
            : breakpoints.map {
                "at \($0.width.pointText) pt \($0.change) (\($0.rule))\n   \($0.before)\n   \($0.after)"
            }.joined(separator: "\n")
        json = [
            "breakpoints": .array(
                breakpoints.map {
                    [
                        "width": .number($0.width), "before": .string($0.before), "after": .string($0.after),
                        "rule": .string($0.rule), "change": .string($0.change),
                    ]
                })
        ]
    }

    init(assumptions: [Assumption]) {
        text = assumptions.map { "\($0.rule): \($0.value)\n   \($0.reason)" }.joined(separator: "\n")
        json = [
            "assumptions": .array(
                assumptions.map {
                    ["rule": .string($0.rule), "value": .string($0.value), "reason": .string($0.reason)]
                })
        ]
    }
}

extension Decision {
    fileprivate var json: JSON {
        [
            "rule": .string(rule), "inputs": RuleValue.fields(inputs).json, "result": result.json,
            "provenance": ["kind": .string(provenance.kind), "source": .string(provenance.source)],
        ]
    }
}

extension RuleValue {
    fileprivate var json: JSON {
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

extension SplitRequest {
    /// Every width between those of the narrowest and the widest window at which the layout changes its kind.
    fileprivate func breakpoints() throws(SelectionError) -> [Breakpoint] {
        if let impossibility { throw impossibility }
        let environment = try place().environment
        let resizes = device.hasFreeWindows(on: generation)
        return Breakpoint.sweep(from: 320, through: 1376, scale: environment.scale) { width in
            var environment = environment
            environment.size.width = width
            if resizes, device.platform == .iOS {
                environment.horizontalSizeClass = SizeClass(width: width)
            }
            return state(in: environment)
        }
    }
}
