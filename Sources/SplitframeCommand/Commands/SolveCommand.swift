import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeWireframes

extension Command {
    /// `splitframe solve`: finds the values for which layouts fulfil conditions.
    static let solve = Command(
        name: "solve",
        summary: "find the window widths or property values for which a layout fulfils conditions",
        usage: "CONDITION … [--for UNKNOWN] [SELECTION] [--json]",
        operands: Operands(name: "a condition such as \"columns = 3\"", least: 1),
        options: [
            .interface,
            OptionGroup(heading: "WHAT TO FIND", options: [.unknown, .every, .json]),
        ],
        discussion: [
            "A condition compares columns (how many show), displayMode, splitBehavior, isCollapsed, or of a column x, y, width, height "
                + "and isShowing, with =, !=, <, <=, > or >=. Several must hold together. Quote < and > for the shell.",
            "--for window.width (the default) or window.height walks the windows of each place pixel by pixel, screen.width the "
                + "devices. Properties, style, displayMode, splitBehavior, primaryEdge and direction are solved for all places together.",
            "Both sides of every end are confirmed by what render draws. Options take several values, or all. Ends with status 1 "
                + "if no value fulfils the conditions.",
        ],
        examples: [
            "splitframe solve \"columns = 3\" --style tripleColumn --orientation landscape",
            "splitframe solve \"secondary.width >= 464\" --for screen.width --every pad",
            "splitframe solve \"columns = 2\" --for preferredSplitBehavior --every pad",
        ]
    ) { arguments, console in
        let conditions = try arguments.operands.map { text throws(QuestionError) in try LayoutCondition(text)
        }
        let unknown = arguments.value(.unknown) ?? "window.width"
        let question = try Question(conditions, for: unknown)
        let answer = SolveAnswer(
            conditions: conditions.map(\.text), unknown: unknown,
            solutions: question.solutions(for: try arguments.questionedRequests()))
        try console.print(answer.text, json: SolveAnswer.form.json(of: answer), arguments)
        return answer.solutions.contains { !$0.ranges.isEmpty } ? .done : .findings
    }
}

extension Arguments {
    /// The requests that a question is about.
    fileprivate func questionedRequests() throws -> [SplitRequest] {
        let devices = try devices()
        var list = try selectionList(among: devices, allowsSeveral: true)
        let every = try everyDevice(among: devices)
        if every != nil { list = list.withAllValues(of: .orientation) }
        let own = list.has(.device) ? devices : [try Device.named(Self.defaultDevice, among: devices)]
        let requests = try list.expanded(among: every ?? own, look: .picture).map(\.request)
        return every == nil ? requests : requests.filter { $0.ran(on: $0.device) }
    }
}

/// The answer of `solve`, as text and as JSON.
struct SolveAnswer {
    var conditions: [String]
    var unknown: String
    var solutions: [Solution]

    static let form = JSONForm<SolveAnswer>([
        .texts("conditions", "what holds") { $0.conditions },
        .text("unknown", "what was solved for") { $0.unknown },
        .list("solutions", solution, "one for each place, or one for all together") { $0.solutions },
    ])

    private static let solution = JSONForm<Solution>([
        .text("places", "where it holds") { $0.places },
        .list("ranges", range, "stretches of neighbouring values") { $0.ranges },
    ])

    private static let range = JSONForm<Solution.Range>([
        .some("first", side, "its first value") { $0.first },
        .some("last", side, "its last value") { $0.last },
        .some("before", side, "the value before it; null where there is none") { $0.before },
        .some("after", side, "the value after it; null where there is none") { $0.after },
        .someText("rule", "what decides otherwise before it") { $0.rule },
    ])

    private static let side = JSONForm<Solution.Side>([
        .init("value", .anything, "points, a share or a word") { $0.value.json },
        .texts("found", "what the conditions ask for") { $0.found },
        .texts("options", "of render, which draws it") { $0.options },
        .flag("isConfirmed", "whether what is drawn says the same") { $0.isConfirmed },
    ])

    var text: String {
        let heading = "\(conditions.joined(separator: " and ")), by \(unknown):"
        return ([heading] + solutions.map(text)).joined(separator: "\n\n")
    }

    private func text(of solution: Solution) -> String {
        let title = solution.places.isEmpty ? [] : ["\(solution.places):"]
        guard !solution.ranges.isEmpty else { return (title + ["  no value"]).joined(separator: "\n") }
        let ranges = solution.ranges.flatMap { range in
            let (first, last) = (range.first.value.text, range.last.value.text)
            let rule = range.rule.map { ", by \($0)" } ?? ""
            return ["  \(first == last ? "at \(first)" : "from \(first) to \(last)")\(rule)"]
                + [range.before, range.first, first == last ? nil : range.last, range.after].compactMap(
                    \.self
                )
                .map(line)
        }
        return (title + ranges).joined(separator: "\n")
    }

    private func line(of side: Solution.Side) -> String {
        let command = (["splitframe render"] + side.options.map(\.shellWord)).joined(separator: " ")
        let doubt = side.isConfirmed ? "" : " (not confirmed by what is drawn)"
        return "    \(side.value.text): \(side.found.joined(separator: ", "))\(doubt)\n      \(command)"
    }
}

extension Option {
    fileprivate static let unknown = Option(
        name: "for", value: "UNKNOWN", help: "what is varied: window.width, screen.width, or any property")
}
