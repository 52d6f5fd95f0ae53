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
        usage: "[SELECTION] [--why NAME | --sweep | --assumptions] [--json]",
        options: [
            .selection, OptionGroup(heading: "WHAT TO TELL", options: [.why, .sweep, .assumptions, .json]),
        ],
        discussion: [
            "Without --why, --sweep and --assumptions: the decisions in order, each with rule, inputs, result and source."
        ],
        examples: [
            "splitframe explain --device ipad-10th --style tripleColumn",
            "splitframe explain --style tripleColumn --orientation landscape --why secondary.width",
            "splitframe explain --style tripleColumn --sweep",
        ]
    ) { arguments, console in
        try arguments.expectNoOperands(for: "explain")
        if arguments.has(.sweep), arguments.has(.assumptions) {
            throw CommandError.conflict(option: "--sweep", with: "--assumptions")
        }
        if arguments.value(.why) != nil, let other = [Option.sweep, .assumptions].first(where: arguments.has)
        {
            throw CommandError.conflict(option: "--why", with: other.spelling)
        }
        let selection = try arguments.selection()
        let answer =
            if arguments.has(.assumptions) {
                Answer(assumptions: Assumption.all)
            } else if arguments.has(.sweep) {
                Answer(breakpoints: try selection.request.breakpoints())
            } else if let name = arguments.value(.why) {
                Answer(reason: try selection.request.state().reason(named: name))
            } else {
                Answer(decisions: try selection.request.state().explainedLayout.decisions)
            }
        try console.print(arguments.has(.json) ? answer.json.indentedText : answer.text)
        return .done
    }
}

extension SplitState {
    /// The reason of a number or word, its name told in terms of the option where nothing has it.
    fileprivate func reason(named name: String) throws(CommandError) -> Reason {
        do throws(UnknownReason) {
            return try reason(for: name)
        } catch {
            let expected = error.nearest ?? error.known.joined(separator: ", ")
            throw .invalidValue(name, option: "--why", expected: expected)
        }
    }
}

extension Option {
    fileprivate static let why = Option(
        name: "why", value: "NAME",
        help: "tell one number or state alone: secondary.width, primary.x, displayMode, button")
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

    init(reason: Reason) {
        let decisions = Answer(decisions: reason.decisions)
        let value = reason.sums.isEmpty ? ["\(reason.name) is \(reason.value.text)"] : []
        text = (value + reason.sums.map(\.text) + [decisions.text]).filter { !$0.isEmpty }
            .joined(separator: "\n\n")
        json = [
            "name": .string(reason.name), "value": reason.value.json,
            "sums": .array(reason.sums.map(\.json)),
            "decisions": .array(reason.decisions.map(\.json)),
        ]
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
            "provenance": provenance.json,
        ]
    }
}

extension Reason.Sum {
    /// The sum in one line, then each term with its source.
    fileprivate var text: String {
        let sum = terms.enumerated().map { index, term in
            let sign = term.value < 0 ? (index == 0 ? "−" : "− ") : index == 0 ? "" : "+ "
            let isPlain = term.meaning == .windowWidth || term.meaning == .windowHeight
            return sign + abs(term.value).pointText + (isPlain ? "" : " (\(term.meaning.words))")
        }.joined(separator: " ")
        let sources = terms.map { term in
            "   \(term.meaning.words): \(term.provenance.map { "\($0.kind): \($0.source)" } ?? "as asked for")"
        }
        return (["\(side.isEmpty ? "" : "\(side) ")\(total.pointText) = \(sum)"] + sources)
            .joined(separator: "\n")
    }

    fileprivate var json: JSON {
        [
            "side": side.isEmpty ? .null : .string(side), "total": .number(total),
            "terms": .array(
                terms.map {
                    [
                        "value": .number($0.value), "meaning": .string($0.meaning.words),
                        "provenance": $0.provenance?.json ?? .null,
                    ]
                }),
        ]
    }
}

extension Provenance {
    fileprivate var json: JSON { ["kind": .string(kind), "source": .string(source)] }
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
