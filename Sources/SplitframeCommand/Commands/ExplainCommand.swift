import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
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
                ExplainAnswer(assumptions: Assumption.all)
            } else if arguments.has(.sweep) {
                ExplainAnswer(breakpoints: try selection.request.breakpoints())
            } else if let name = arguments.value(.why) {
                ExplainAnswer(reason: try selection.request.state().reason(named: name))
            } else {
                ExplainAnswer(decisions: try selection.request.state().explainedLayout.decisions)
            }
        if arguments.has(.json) { try console.print(answer.json) } else { try console.print(answer.text) }
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
