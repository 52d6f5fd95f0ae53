import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframePainting
import SplitframePictures
import SplitframeRequests
import SplitframeWireframes

extension Command {
    /// `splitframe explain`: explains a layout.
    static let explain = Command(
        name: "explain", summary: "explain every decision behind a layout, with the source of its rule",
        usage: "[SELECTION] [--why NAME | --sweep [-o FILE] | --assumptions] [--json]", operands: .none,
        options: [
            .selection,
            OptionGroup(
                heading: "WHAT TO EXPLAIN",
                options: [.why, .sweep, .ruler, .range, .format, .assumptions, .json]),
        ],
        discussion: [
            "Without --why, --sweep and --assumptions: the decisions in order, each with rule, inputs, result and source.",
            "--sweep -o FILE draws a ruler: at each window width the columns and their widths, each change with its rule, "
                + "and the widths of devices. Options of the selection may then have several values, one track each.",
        ],
        examples: [
            "splitframe explain --device ipad-10th --style tripleColumn",
            "splitframe explain --style tripleColumn --orientation landscape --why secondary.width",
            "splitframe explain --style tripleColumn --sweep",
            "splitframe explain --generation iOS26,iOS14 --style tripleColumn --sweep -o ruler.svg",
        ]
    ) { arguments, console in
        if arguments.has(.sweep), arguments.has(.assumptions) {
            throw CommandError.conflict(option: "--sweep", with: "--assumptions")
        }
        if arguments.has(.sweep) {
            try arguments.refuse(
                [Option(.orientation), Option(.window)],
                with: "--sweep, which tries every width in both orientations")
        }
        if arguments.value(.why) != nil, let other = [Option.sweep, .assumptions].first(where: arguments.has)
        {
            throw CommandError.conflict(option: "--why", with: other.spelling)
        }
        if let path = arguments.value(.ruler) {
            guard arguments.has(.sweep) else {
                throw CommandError.incomplete(option: Option.ruler.spelling, needs: "--sweep")
            }
            try arguments.refuse([.json], with: "-o")
            try console.save(arguments.ruler(for: path), to: path)
            return .done
        }
        try arguments.refuse([.range, .format], without: "-o")
        let selection = try arguments.selection()
        try arguments.rejectPictureOnlyOptions(with: "explain")
        let answer =
            if arguments.has(.assumptions) {
                ExplainAnswer(assumptions: Assumption.all)
            } else if arguments.has(.sweep) {
                ExplainAnswer(breakpoints: try arguments.breakpoints(of: selection.request))
            } else if let name = arguments.value(.why) {
                ExplainAnswer(
                    reason: try selection.request.reason(named: name), in: selection.request.generation)
            } else {
                ExplainAnswer(
                    decisions: try selection.request.place().decisions
                        + selection.request.state().explainedLayout.decisions,
                    in: selection.request.generation)
            }
        try console.print(answer.text, json: answer.json, arguments)
        return .done
    }
}

extension Arguments {
    /// The ruler of all selected split views, as the bytes of a picture.
    fileprivate func ruler(for path: String) throws -> [UInt8] {
        let format = try pictureFormat(of: path, allowsText: false)
        let devices = try devices()
        let list = try selectionList(among: devices, allowsSeveral: true)
        try rejectPictureOnlyOptions(with: "a ruler", but: [.pageWidth])
        let known = list.has(.device) ? devices : [try Device.named(Self.defaultDevice, among: devices)]
        let selections = try list.expanded(among: known, look: .picture)
        return try Picture(.ruler(selections, among: devices, within: try range())).bytes(
            as: format, painter: Painter(fonts: .installed()))
    }
}

extension Arguments {
    /// The widths at which the layout changes, on a device that was named for its kind alone.
    fileprivate func breakpoints(of request: SplitRequest) throws -> [SweptBreakpoints] {
        let all = try request.breakpoints(among: try devices())
        let isNamed = value(Option(.device)) != nil
        return isNamed ? all.filter { $0.places.hasPrefix(request.device.idiom.product) } : all
    }

    /// The widths that a ruler shows, in points; nil for all.
    fileprivate func range() throws(CommandError) -> ClosedRange<Double>? {
        try value(.range, expected: "two widths in points such as 320-1400") { text in
            let ends = text.split(separator: "-").compactMap { Double($0) }
            guard ends.count == 2, (100...6016).contains(ends[0]), ends[0] + 2 <= ends[1], ends[1] <= 6016
            else { return nil }
            return ends[0]...ends[1]
        }
    }
}

extension SplitRequest {
    /// The reason for a number or word; an unknown name is reported as an error of the option.
    fileprivate func reason(named name: String) throws -> Reason {
        let (place, state) = (try place(), try state())
        do throws(UnknownReason) {
            return try place.completing(state.reason(for: name))
        } catch {
            let path = name.replacing("/", with: ".")
            // The parts of what was named, else those beside it, else everything.
            let owners = [path, path.split(separator: ".").dropLast().joined(separator: ".")]
            let parts = owners.lazy.map { owner in error.known.filter { $0.hasPrefix(owner + ".") } }
                .first { !$0.isEmpty }
            throw CommandError.invalidValue(
                name, option: "--why", expected: (parts ?? error.known).list("or"),
                nearest: parts == nil ? error.nearest : nil)
        }
    }
}

extension Option {
    fileprivate static let why = Option(
        name: "why", value: "NAME",
        help: "explain a single number or state: secondary.width, primary.x, displayMode, button")
    fileprivate static let sweep = Option(
        name: "sweep",
        help: "try every width of the window, in both orientations, and report where the layout changes")
    fileprivate static let ruler = Option(
        name: "output", letter: "o", value: "FILE", file: .output,
        help: "draw the results of --sweep as a ruler, in PNG, SVG or PDF by the extension")
    fileprivate static let range = Option(
        name: "range", value: "FROM-TO", help: "the widths that the ruler shows, in points: 320-1400")
    fileprivate static let assumptions = Option(
        name: "assumptions", help: "list what nobody has measured or documented, and what is assumed")
}
